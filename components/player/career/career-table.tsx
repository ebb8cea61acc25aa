import { useLocale, useTranslations } from 'next-intl';
import { PartlyRecordedNote } from '#components/entity/partly-recorded-note.tsx';
import { Link } from '#components/ui/link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { CareerSeason, CareerTotal } from '#lib/api/contract/player-career.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { type CareerMode, careerCells } from './career-cells.ts';
import { careerColumns, careerFigures } from './figure-columns.ts';

/** Career by season, competition and team, then the totals: overall and by competition. */
export function CareerTable({
  seasons,
  totals,
  counting,
}: {
  seasons: readonly CareerSeason[];
  totals: readonly CareerTotal[];
  counting: CareerMode;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  const rows = seasons.map((season) => ({
    key: `${season.league.id} ${season.team.id}`,
    head: <SeasonHead season={season} />,
    cells: careerCells(season, counting, locale),
  }));
  return (
    <>
      <StatTable
        caption={t(`career_${counting}`)}
        head={{ label: t('seasonHead') }}
        columns={careerColumns(statistics, seasons)}
        rows={rows}
        totals={totals.map((total) => ({
          key: total.competition?.slug ?? 'all',
          head: total.competition?.name ?? t('career'),
          cells: careerCells(total, counting, locale),
        }))}
        isLegendShown={counting === 'perGame'}
      />
      {counting === 'perGame' && <PartlyRecordedNote keys={careerFigures} all={totals.slice(0, 1)} />}
    </>
  );
}

function SeasonHead({ season: { league, team } }: { season: CareerSeason }) {
  return (
    <span className="-my-1 block leading-6">
      <span className="block font-semibold whitespace-nowrap">
        <span className="figures">{league.seasonName}</span>{' '}
        <Link
          href={paths.team(league.season, league.slug, team.slug)}
          className="inline-block underline-offset-4 hover:underline"
          title={team.name}
        >
          {team.shortName}
        </Link>
      </span>
      <Link
        href={paths.league(league.season, league.slug)}
        className="block text-xs leading-6 whitespace-nowrap text-quiet underline-offset-4 hover:underline"
      >
        {league.name}
      </Link>
    </span>
  );
}
