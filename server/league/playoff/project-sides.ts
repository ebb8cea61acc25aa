import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { FoundLeague } from '#server/league/league/find.ts';
import { placeOfLabel } from '#server/league/names/competition-names.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { selectStandingsInput } from '#server/league/standings/select.ts';
import { tablePlaces } from '#server/league/standings/table-places.ts';
import { computeStandings } from '#server/league/standings/tables-of.ts';
import type { ReadDuel } from './read-duel.ts';

/** Returns the team that would take a side by its declared label if the regular season ended now. */
export type ProjectSide = (label: string | null) => TeamRef | null;

/**
 * Projects the sides of a bracket that places of the standings take, by the tie-breaks of the league. Nothing is projected
 * without a declared format, from several groups, before the first game, or to a place that teams still share.
 */
export async function projectSides(
  scope: ReadScope,
  found: FoundLeague,
  duels: readonly ReadDuel[],
): Promise<ProjectSide> {
  if (!duels.some(isOpenToPlaces)) return () => null;
  const rows = await selectStandingsInput(scope, found.league.id);
  const places = tablePlaces(rows);
  const last = places.at(-1);
  if (!last || places.filter(({ phase }) => phase.id === last.phase.id).length > 1) return () => null;
  const [table] = computeStandings(scope, found, rows, [last]);
  const takers = table ? takersOf(table) : new Map<number, TeamRef>();
  return (label) => takers.get((label && placeOfLabel(label)) || 0) ?? null;
}

function isOpenToPlaces({ row: { duel }, format }: ReadDuel): boolean {
  const labels = [duel.homeTeamId === null && duel.homeLabel, duel.awayTeamId === null && duel.awayLabel];
  return format !== null && labels.some((label) => label && placeOfLabel(label) !== null);
}

/** The teams of a table by place, without places that several share. */
function takersOf({ rows }: StandingsTable): Map<number, TeamRef> {
  if (rows.every(({ played }) => played === 0)) return new Map();
  return new Map(rows.flatMap(({ rank, shared, team }) => (shared ? [] : [[rank, team] as const])));
}
