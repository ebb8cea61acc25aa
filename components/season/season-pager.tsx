import { useTranslations } from 'next-intl';
import { Pager } from '#components/ui/pager.tsx';
import type { Season } from '#lib/api/contract/season.ts';
import { paths } from '#lib/paths.ts';

/** Links to the previous and next season; `seasons` newest first. Renders nothing with a single season. */
export function SeasonPager({ season, seasons }: { season: Season; seasons: readonly Season[] }) {
  const t = useTranslations('season');
  const index = seasons.findIndex(({ slug }) => slug === season.slug);
  const step = (other: Season | undefined) =>
    other && { href: paths.season(other.slug), label: t('title', { season: other.name }) };
  if (seasons.length < 2 || index < 0) return null;
  return (
    <Pager
      label={t('otherSeasons')}
      title={season.name}
      previous={step(seasons[index + 1])}
      next={step(seasons[index - 1])}
    />
  );
}
