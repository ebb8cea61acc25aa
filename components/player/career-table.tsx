import { useLocale, useTranslations } from 'next-intl';
import { figureOf } from '#components/entity/player-figures.ts';
import { Link } from '#components/ui/link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { CareerSeason } from '#lib/api/contract/player-career.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { careerFigures, figureColumns } from './career-columns.ts';

/** Averages per game for each team and competition. */
export function CareerTable({ seasons }: { seasons: readonly CareerSeason[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  return (
    <StatTable
      caption={t('career')}
      head={{ label: t('competition') }}
      columns={figureColumns(statistics, ['games', 'starts', ...careerFigures])}
      rows={seasons.map(({ league, team, games, starts, totals, pir, efficiency }) => ({
        key: `${league.id} ${team.id}`,
        head: (
          <span className="block leading-tight">
            <Link href={paths.league(league.season, league.slug)} className="underline-offset-4 hover:underline">
              {league.name}
            </Link>
            <span className="block text-xs whitespace-nowrap text-quiet">
              {league.seasonName} · {team.name}
            </span>
          </span>
        ),
        cells: {
          games: formatInteger(locale, games),
          starts: formatInteger(locale, starts),
          ...Object.fromEntries(
            careerFigures.map((key) => [key, figureOf(key, { ...totals, pir, efficiency }, locale, 1 / games).text]),
          ),
        },
      }))}
    />
  );
}
