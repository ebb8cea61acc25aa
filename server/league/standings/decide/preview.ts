import type { DecisionPreview, PreviewedTable } from '#lib/api/contract/competition/decisions.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { atOnce } from '#server/db/run-queries.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { computeStandings } from '#server/league/standings/tables-of.ts';
import { decisionRows } from './decision-rows.ts';
import { readTables, rowsOfDecision } from './read.ts';

/**
 * Returns the tables that a decision, or lifting one, would change, as they would be, in a language, else in that of the tenant.
 * The caller authorises. Throws as `decisionRows`.
 */
export async function previewDecision(
  scope: TenantScope,
  leagueId: string,
  { locale, ...input }: DecisionPreview,
): Promise<{ tables: PreviewedTable[] }> {
  const { reader, league, season, rows, places } = await readTables(scope, leagueId, atOnce, locale);
  const before = computeStandings(reader, { league, season }, rows, places);
  const decisions =
    'lift' in input
      ? without(rows.decisions, input.lift)
      : [...rows.decisions, ...decisionRows(scope.tenantId, input, { rows, places })];
  const after = computeStandings(reader, { league, season }, { ...rows, decisions }, places);
  const changed = after.flatMap((table, index) => {
    const old = before[index];
    return old && JSON.stringify(old) !== JSON.stringify(table) ? [toPreview(old, table)] : [];
  });
  return { tables: changed };
}

function without<Row extends Parameters<typeof rowsOfDecision>[0][number]>(all: readonly Row[], id: string): Row[] {
  const lifted = rowsOfDecision(all, id);
  if (lifted.length === 0) throw notFound('decision', id);
  return all.filter((row) => !lifted.includes(row));
}

function toPreview(before: StandingsTable, { phase, group, rankedBy, rows }: StandingsTable): PreviewedTable {
  const pointsOf = ({ classificationPoints, won }: StandingsTable['rows'][number]) =>
    rankedBy === 'classification-points' ? classificationPoints : won;
  return {
    phase: phase.name,
    group: group?.name ?? null,
    rankedBy,
    rows: rows.map((row) => {
      const old = before.rows.find(({ team }) => team.id === row.team.id) ?? row;
      const { team, rank, played, won, drawn, lost, withdrawn } = row;
      return {
        team: { id: team.id, name: team.name },
        rank,
        rankBefore: old.rank,
        played,
        won,
        drawn,
        lost,
        points: pointsOf(row),
        pointsBefore: pointsOf(old),
        withdrawn,
      };
    }),
  };
}
