import { mutualGames } from '#lib/basketball/standings/mutual-games.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { oneByOne } from '#server/db/run-queries.ts';
import type { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { openGamesOf, withdrawnFrom } from '#server/league/playoff/bracket/open-games.ts';
import { sourcesOf } from '#server/league/standings/carried-into.ts';
import type { TablePlace } from '#server/league/standings/make-table.ts';
import { profileOfPhase, standingsProfileOf } from '#server/league/standings/profile-of.ts';
import { type StandingsRows, selectStandingsInput } from '#server/league/standings/select.ts';
import { tablePlaces } from '#server/league/standings/table-places.ts';
import { computeStandings } from '#server/league/standings/tables-of.ts';
import { toStandingsGame } from '#server/league/standings/to-standings-game.ts';

/**
 * Returns the first of the last phase's table once all games are over: no game of the league is open, and each pair of teams
 * has met as often as the standings rules declare (`meetings`; see `mutualGames`). Teams that have withdrawn need no game. Null before, for
 * groups, and for a shared first place.
 */
export async function winnerOfTable(scope: TenantScope, league: typeof leagues.$inferSelect): Promise<string | null> {
  const season = await fetchOrThrow(scope, seasons, league.seasonId, 'season');
  const reader = { ...scope, host: '', locale: 'en', fallbackLocale: 'en' } as const;
  const rows = await selectStandingsInput(reader, league.id, oneByOne);
  const places = tablePlaces(rows);
  const last = places.at(-1);
  if (!last || places.filter(({ phase }) => phase.id === last.phase.id).length !== 1) return null;
  const own = profileOfPhase(last.phase, league);
  const profile = { ...own, meetings: own.meetings ?? standingsProfileOf(league).meetings };
  if (profile.meetings === null || rows.phases.some(({ id }) => openGamesOf(rows, id) > 0)) return null;
  // Results that are carried over do not make up for games of the last phase that are not planned yet.
  if (!rows.games.some(({ game }) => game.phaseId === last.phase.id) || !haveAllMet(rows, last, profile)) return null;
  const [table] = computeStandings(reader, { league, season }, rows, [last]);
  const [first, second] = table?.rows ?? [];
  return first && first.rank === 1 && !first.shared && !first.withdrawn && second ? first.team.id : null;
}

function haveAllMet(rows: StandingsRows, { phase, members }: TablePlace, profile: StandingsProfile): boolean {
  const phases = new Set([phase, ...sourcesOf(rows, phase)].map(({ id }) => id));
  const games = rows.games.filter(({ game }) => phases.has(game.phaseId));
  const haveMet = mutualGames(
    games.flatMap((row) => toStandingsGame(row, profile)),
    profile.meetings,
  );
  const withdrawn = withdrawnFrom(rows, phase.id);
  return haveMet([...members].filter((team) => !withdrawn.has(team)));
}
