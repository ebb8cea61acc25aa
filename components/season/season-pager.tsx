import { useTranslations } from 'next-intl';
import { Pager } from '#components/ui/pager.tsx';
import type { Season } from '#lib/api/contract/season.ts';
import { paths } from '#lib/paths.ts';

/** Links to the previous and next season; `seasons` newest first. Renders nothing with a single season. */
export function SeasonPager({ season, seasons }: { season: Season; seasons: readonly Season[] }) {
  const t = useTranslations('season');
  const place = seasons.findIndex(({ slug }) => slug === season.slug);
  const step = (other: Season | undefined) =>
    other && { href: paths.season(other.slug), label: t('title', { season: other.name }) };
  if (seasons.length < 2 || place < 0) return null;
  return (
    <Pager
      label={t('otherSeasons')}
      title={season.name}
      previous={step(seasons[place + 1])}
      next={step(seasons[place - 1])}
    />
  );
}
