import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { findProfile } from '#lib/basketball/rules/profiles.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { updateRollups } from '#server/league/rollup/update-rollups.ts';
import type { GameLog } from './game-log.ts';
import { ownLog } from './own-log.ts';
import { projectGame } from './project-game.ts';
import { removeGameLog, storeGameLogs } from './store-game-log.ts';
import { tagsOfGame } from './tags-of-game.ts';

/** States set by a decision: a log recorded later does not change them or their result. */
const decided = new Set(['forfeited', 'defaulted', 'annulled', 'cancelled']);

/**
 * Records the whole log of a game and everything derived from it, replacing an earlier log. Updates the rollups and announces
 * what `tagsOfGame` lists; the caller authorises. `unchanged`: a log with the same hash is recorded, nothing was written.
 * Throws `not-found` (also for another tenant's game) and `conflict` (a team is unknown, or the game was scored at the desk).
 */
export function recordGameLog(scope: TenantScope, gameId: string, log: GameLog): Promise<'recorded' | 'unchanged'> {
  return inTransaction(scope, async (scope) => {
    const { db, tenantId } = scope;
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    if (game.logHash === log.hash) return 'unchanged';
    if (game.logHash === ownLog) {
      throw new LeagueError(
        'conflict',
        "This game was scored at the scorer's desk. Correct its log instead of replacing it.",
      );
    }
    const { leagueId, homeTeamId, awayTeamId } = game;
    if (!homeTeamId || !awayTeamId) throw new LeagueError('conflict', 'The teams of this game are not known yet.');

    const place = { tenantId, gameId, leagueId, teams: { home: homeTeamId, away: awayTeamId } };
    const projection = projectGame(place, log);
    const previousPeople = game.logHash ? await removeGameLog(db, place) : [];
    await storeGameLogs(db, [{ place, log, projection }]);
    const { homeScore, awayScore, periods, overtimes, ...facts } = projection.game;
    const result = decided.has(game.state)
      ? {}
      : { homeScore, awayScore, periods, overtimes, state: log.finished ? ('final' as const) : ('live' as const) };
    await db
      .update(games)
      .set({
        ...result,
        ...facts,
        attendance: facts.attendance ?? game.attendance,
        coverage: 'log',
        rulesProfile: log.profile.id,
        ownRules: isDeepStrictEqual(findProfile(log.profile.id), log.profile) ? null : log.profile,
        logSource: log.source,
        logHash: log.hash,
        revision: game.revision + 1,
      })
      .where(ofTenant(scope, games, eq(games.id, gameId)));
    const people = new Set([...previousPeople, ...projection.players.map(({ personId }) => personId)]);
    await updateRollups(scope, game, [...people]);
    await announce(scope, tagsOfGame(scope, game, [...people]));
    return 'recorded';
  });
}
