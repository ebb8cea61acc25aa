import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { StandingsTable as Table } from '#lib/api/contract/standings.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { StandingsTable } from './standings-table.tsx';
import { TieReason } from './tie-reason.tsx';

/**
 * Standings that include a team, its row highlighted, each followed by the reason for the rank if the team is tied.
 */
export function TeamTables({
  tables,
  league,
  teamId,
}: {
  tables: readonly Table[];
  league: LeagueParams;
  teamId: string;
}) {
  const t = useTranslations('standings');
  return tables.map((table, index) => {
    const row = table.rows.find(({ team }) => team.id === teamId);
    const name = table.group ? `${table.phase.name} · ${table.group.name}` : table.phase.name;
    const teams = new Map(table.rows.map(({ team }) => [team.id, team]));
    return (
      <Section key={`${table.phase.slug} ${table.group?.slug ?? ''}`} title={name}>
        <StandingsTable table={table} name={name} league={league} ownTeams={[teamId]} sortKey={`sort-${index + 1}`} />
        {row?.reason && (
          <div className="pt-5">
            <h3 className="headline pb-2 text-xl">{t('why', { rank: row.rank, team: row.team.name })}</h3>
            <TieReason reason={row.reason} deduction={row.deduction} rankedBy={table.rankedBy} teams={teams} />
          </div>
        )}
      </Section>
    );
  });
}
