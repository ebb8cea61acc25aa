import { useTranslations } from 'next-intl';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';

const maxSponsors = 6;

/** The partners on a white plate, as their logos are made for. */
export function SponsorsLower({ programme: { sponsors } }: { programme: Programme }) {
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
