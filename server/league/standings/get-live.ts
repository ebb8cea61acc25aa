import { asc } from 'drizzle-orm';
import type { z } from 'zod';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { getLiveStandings as call, LiveStandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import { tags } from '#lib/api/tags.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { dependsOn, dependsOnLive } from '#server/league/depends-on.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { nextOfEachTeam } from './next-of-each-team.ts';
import { type StandingsRows, selectStandingsInput } from './select.ts';
import { tablePlaces } from './table-places.ts';
import { computeStandings } from './tables-of.ts';

/** Computes the standings as if the running games ended now; a level game counts for nobody unless the league has points for a draw. Throws `not-found`. */
export async function getLiveStandings(scope: ReadScope, slugs: LeagueSlugs): Promise<z.output<typeof call.answer>> {
  const found = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(found.league.id));
  const rows = await selectStandingsInput(scope, found.league.id);
  const running = rows.games.map(({ game }) => game).filter(({ state }) => state === 'live');
  dependsOnLive(scope, running);
  const places = tablePlaces(rows);
  const before = computeStandings(scope, found, rows, places);
  const after = computeStandings(scope, found, asIfEnded(rows), places);
  const playing = new Set(running.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  return {
    tables: after.map((table, index) => ({ ...table, rows: toLiveRows(table, before[index], playing) })),
    games: await listNext(scope, rows),
  };
}

const asIfEnded = (rows: StandingsRows): StandingsRows => ({
  ...rows,
  games: rows.games.map((row) =>
    row.game.state === 'live' ? { ...row, game: { ...row.game, state: 'final' as const } } : row,
  ),
});

/** Form and streak tell of games that are over. */
function toLiveRows(
  { rows }: StandingsTable,
  before: StandingsTable | undefined,
  playing: ReadonlySet<string | null>,
): LiveStandingsRow[] {
  const stands = new Map(before?.rows.map((row) => [row.team.id, row]));
  return rows.map((row) => {
    const { rank, form, streak } = stands.get(row.team.id) ?? row;
    return { ...row, form, streak, rankBefore: rank, isPlaying: playing.has(row.team.id) };
  });
}

async function listNext(scope: ReadScope, rows: StandingsRows): Promise<GameSummary[]> {
  const ids = nextOfEachTeam(rows.games.map(({ game }) => game));
  if (ids.length === 0) return [];
  return summariseGames(scope, await selectGames(scope, inIds(games.id, ids)).orderBy(asc(playedAt), asc(games.id)));
}
