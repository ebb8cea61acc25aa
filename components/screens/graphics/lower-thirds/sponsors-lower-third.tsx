import { useTranslations } from 'next-intl';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';

const maxSponsors = 6;

/** The sponsors' logos on a white plate. */
export function SponsorsLowerThird({ programme: { sponsors } }: { programme: Programme }) {
  const t = useTranslations('graphics');
  return (
    <div className="partners" data-move="rise">
      <span className="partners-label">{t('partners')}</span>
      {sponsors.slice(0, maxSponsors).map(({ name, logo }) => (
        // biome-ignore lint/performance/noImgElement: logos come from any host
        <img key={name} src={logo} alt={name} decoding="async" />
      ))}
    </div>
  );
}
