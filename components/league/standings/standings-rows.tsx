import { useTranslations } from 'next-intl';
import { RankBadge } from '#components/entity/rank-badge.tsx';
import { TeamLink } from '#components/entity/team-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { cx } from '#components/ui/cx.ts';
import type { StatRow } from '#components/ui/table-types.ts';
import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { haveDraws } from '#lib/i18n/format/record.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { paths } from '#lib/paths.ts';
import type { NextGame } from './next-games.ts';
import { NextOpponent } from './next-opponent.tsx';
import { standingsCells } from './standings-cells.tsx';
import { TieReason } from './tie-reason.tsx';
import { zoneOf } from './zone.ts';

export type StandingsInput = {
  table: StandingsTable;
  league: LeagueParams;
  /** Ids of the teams whose rows are highlighted. */
  ownTeams?: readonly string[];
  /** The live or next game of each team, by its id. */
  next?: ReadonlyMap<string, NextGame>;
  /** The places before the games that are on, by the id of the team. */
  ranksBefore?: ReadonlyMap<string, number>;
};

/** Returns the rows of standings, formatted for the locale, in the order of the table. */
export function standingsRows(
  { table, league, ownTeams = [], next, ranksBefore }: StandingsInput,
  { locale, t }: { locale: Locale; t: Translate<'standings'> },
): StatRow[] {
  const teams = new Map(table.rows.map(({ team }) => [team.id, team]));
  const context = { locale, t, teams, rankedBy: table.rankedBy, hasDraws: haveDraws(table.rows) };
  return table.rows.map((row, index) => {
    const below = table.rows[index + 1];
    const coming = next?.get(row.team.id);
    const rankBefore = ranksBefore?.get(row.team.id);
    return {
      key: row.team.id,
      head: (
        <StandingsHead
          row={row}
          href={paths.team(league.season, league.league, row.team.slug)}
          {...(coming?.game.state === 'live' && { live: t('playing') })}
          {...(rankBefore !== undefined && { rankBefore })}
        />
      ),
      cells: { ...standingsCells(row, context), next: coming && <NextOpponent next={coming} /> },
      highlight: ownTeams.includes(row.team.id),
      zone: zoneOf(row.outcome, t),
      rule: below !== undefined && row.outcome !== below.outcome,
      detail: row.reason
        ? {
            label: t('why', { rank: row.rank, team: row.team.name }),
            content: (
              <TieReason reason={row.reason} deduction={row.deduction} rankedBy={table.rankedBy} teams={teams} />
            ),
          }
        : undefined,
    };
  });
}

function StandingsHead({
  row,
  href,
  live,
  rankBefore = row.rank,
}: {
  row: StandingsRow;
  href: string;
  live?: string;
  rankBefore?: number;
}) {
  const t = useTranslations('standings');
  return (
    <span className="flex min-w-0 items-center gap-2">
      <RankBadge rank={row.rank} shared={row.shared} />
      {rankBefore !== row.rank && <Move from={rankBefore} to={row.rank} />}
      <TeamLink team={row.team} naming="responsive" href={href} />
      {row.withdrawn && <Badge tone="warning">{t('withdrawn')}</Badge>}
      {live && <span role="img" aria-label={live} title={live} className="live-dot pulse text-live" />}
    </span>
  );
}

/** How far the games that are on would move a team. */
function Move({ from, to }: { from: number; to: number }) {
  const t = useTranslations('standings');
  const label = t('placeBefore', { rank: from });
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={cx('figures text-xs font-bold', to < from ? 'text-positive' : 'text-negative')}
    >
      {`${to < from ? '▲' : '▼'}${Math.abs(to - from)}`}
    </span>
  );
}
