import { useLocale, useTranslations } from 'next-intl';
import { RankBadge } from '#components/entity/rank-badge.tsx';
import { TeamLink } from '#components/entity/team-link.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { StandingsRow, StandingsTable as Table } from '#lib/api/contract/standings.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { standingsCells } from './standings-cells.tsx';
import { standingsColumns } from './standings-columns.ts';
import { TieReason } from './tie-reason.tsx';
import { zoneOf } from './zone.ts';

function StandingsHead({ row, href }: { row: StandingsRow; href: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <RankBadge rank={row.rank} shared={row.shared} />
      <TeamLink team={row.team} naming="responsive" href={href} />
    </span>
  );
}

/** Standings with records, form and, for tied teams, the reason for the rank. */
export function StandingsTable({
  table,
  name,
  league,
  ownTeams = [],
}: {
  table: Table;
  name: string;
  league: LeagueParams;
  /** Ids of the teams whose rows are highlighted. */
  ownTeams?: readonly string[];
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('standings');
  const statistics = useTranslations('statistics');
  const teams = new Map(table.rows.map(({ team }) => [team.id, team]));
  return (
    <StatTable
      caption={t('caption', { name })}
      head={{ label: statistics('team.name') }}
      columns={standingsColumns(table.rankedBy, t, statistics)}
      isLegendShown
      rows={table.rows.map((row, index) => {
        const next = table.rows[index + 1];
        return {
          key: row.team.id,
          head: <StandingsHead row={row} href={paths.team(league.season, league.league, row.team.slug)} />,
          cells: standingsCells(row, locale, t, teams),
          highlight: ownTeams.includes(row.team.id),
          zone: zoneOf(row.outcome, t),
          rule: next !== undefined && row.outcome !== next.outcome,
          detail: row.reason
            ? {
                label: t('why', { rank: row.rank, team: row.team.name }),
                content: <TieReason reason={row.reason} deduction={row.deduction} teams={teams} />,
              }
            : undefined,
        };
      })}
    />
  );
}
