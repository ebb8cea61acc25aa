import { useLocale, useTranslations } from 'next-intl';
import { FormStrip } from '#components/entity/form-strip.tsx';
import { RankBadge } from '#components/entity/rank-badge.tsx';
import { recordColumn } from '#components/entity/record-column.ts';
import { TeamLink } from '#components/entity/team-link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import { formatDifference, formatHalves, formatInteger } from '#lib/i18n/format/numbers.ts';
import { formatRecord, formatWinShare, haveDraws } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

const ranking = {
  'classification-points': ['classificationPoints'],
  wins: [],
  'win-share': ['winShare'],
} as const;

/** Compact standings: games, record, difference, ranking figure, form. */
export function StandingsTop({
  table,
  league,
  name,
  club,
  isNameShown,
}: {
  table: StandingsTable;
  league: LeagueRef;
  name: string;
  /** Slug of the club whose row is highlighted. */
  club: string | null;
  isNameShown: boolean;
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('home.standings');
  const statistics = useTranslations('statistics');
  const ranked = ranking[table.rankedBy];
  const hasDraws = haveDraws(table.rows);
  const columnOf = (key: 'games' | 'difference' | (typeof ranked)[number]) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === ranked[0],
  });
  return (
    <StatTable
      caption={t('caption', { name })}
      isCaptionShown={isNameShown}
      head={{ label: statistics('team.name') }}
      columns={[
        { ...recordColumn(statistics, hasDraws), emphasis: ranked.length === 0 },
        ...ranked.map(columnOf),
        { key: 'form', label: t('form') },
        columnOf('games'),
        columnOf('difference'),
      ]}
      rows={table.rows.map((row, index) => ({
        key: row.team.id,
        head: (
          <span className="flex min-w-0 items-center gap-2">
            <RankBadge rank={row.rank} shared={row.shared} />
            <TeamLink
              team={row.team}
              naming="responsive"
              href={paths.team(league.season, league.slug, row.team.slug)}
            />
          </span>
        ),
        cells: {
          games: formatInteger(locale, row.played),
          record: formatRecord(locale, row, hasDraws),
          difference: formatDifference(locale, row.difference),
          classificationPoints: formatHalves(locale, row.classificationPoints),
          winShare: formatWinShare(locale, row.winShare),
          form: (
            <FormStrip
              games={row.form.map((game) => ({ ...game, key: game.gameId, href: paths.game(game.address) }))}
            />
          ),
        },
        highlight: club !== null && row.team.club === club,
        rule: isCut(row, table.rows[index + 1]),
      }))}
    />
  );
}

/** Whether a line follows the row: the next one has another outcome, or rows between them are left out. */
function isCut(row: StandingsRow, next: StandingsRow | undefined): boolean {
  if (!next) return false;
  return next.outcome !== row.outcome || next.rank > row.rank + 1;
}
