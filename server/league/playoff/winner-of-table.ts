import { oneByOne } from '#server/db/run-queries.ts';
import type { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { openGamesOf, withdrawnFrom } from '#server/league/playoff/bracket/open-games.ts';
import type { TablePlace } from '#server/league/standings/make-table.ts';
import { standingsProfileOf } from '#server/league/standings/profile-of.ts';
import { type StandingsRows, selectStandingsInput } from '#server/league/standings/select.ts';
import { tablePlaces } from '#server/league/standings/table-places.ts';
import { computeStandings } from '#server/league/standings/tables-of.ts';

/**
 * Returns the first of the last phase's table once all games are over: no game of the league is open, and each pair of teams
 * has met as often as the standings rules declare (`meetings`). Teams that have withdrawn need no game. Null before, for groups, and for a
 * shared first place.
 */
export async function winnerOfTable(scope: TenantScope, league: typeof leagues.$inferSelect): Promise<string | null> {
  const season = await fetchOrThrow(scope, seasons, league.seasonId, 'season');
  const reader = { ...scope, host: '', locale: 'en', fallbackLocale: 'en' } as const;
  const rows = await selectStandingsInput(reader, league.id, oneByOne);
  const places = tablePlaces(rows);
  const last = places.at(-1);
  if (!last || places.filter(({ phase }) => phase.id === last.phase.id).length !== 1) return null;
  const { meetings } = standingsProfileOf(league);
  if (meetings === null || rows.phases.some(({ id }) => openGamesOf(rows, id) > 0)) return null;
  if (!haveAllMet(rows, last, meetings)) return null;
  const [table] = computeStandings(reader, { league, season }, rows, [last]);
  const [first, second] = table?.rows ?? [];
  return first && first.rank === 1 && !first.shared && !first.withdrawn && second ? first.team.id : null;
}

function haveAllMet(rows: StandingsRows, { phase, members }: TablePlace, meetings: number): boolean {
  const phases = new Set([phase.id, phase.carryOver === 'none' ? null : phase.carriesFromPhaseId]);
  const met = new Map<string, number>();
  for (const { game } of rows.games) {
    const pair = pairOf(game.homeTeamId, game.awayTeamId);
    if (phases.has(game.phaseId)) met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  const withdrawn = withdrawnFrom(rows, phase.id);
  const teams = [...members].filter((team) => !withdrawn.has(team));
  return teams.every((team, index) =>
    teams.slice(index + 1).every((other) => (met.get(pairOf(team, other)) ?? 0) >= meetings),
  );
}

const pairOf = (one: string | null, other: string | null) => [one, other].sort().join(' ');
