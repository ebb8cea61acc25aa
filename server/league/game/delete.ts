import { eq, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { bookGame } from '#server/league/fantasy/ledger/book-game.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { isOfSeededPlayoff } from '#server/league/playoff/seeded.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { updateLeagueTally } from '#server/league/rollup/update-league-tally.ts';
import { updateRollups } from '#server/league/rollup/update-rollups.ts';
import { settleSeasonDates } from '#server/league/season/settle-season-dates.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';
import { say } from '#server/refusals/sentence.ts';
import { detachGame } from './detach-game.ts';
import { hasResult } from './has-result.ts';
import { tagsOfGame } from './tags-of-game.ts';

type Game = typeof games.$inferSelect;

/**
 * Deletes a game with its log, statistics and officials; its photos stay without a subject. `withResult` is needed where it has
 * a result. Recomputes rollups, series, champion and dates of its league, and announces its pages; the caller authorises.
 * Throws `not-found`, and `conflict` for a live game or one with a result.
 */
export function deleteGame(scope: TenantScope, gameId: string, { withResult = false } = {}): Promise<Game> {
  return inTransaction(scope, async (scope) => {
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    if (game.state === 'live') throw new LeagueError('conflict', say`The game is live. Delete it when it is over.`);
    if (hasResult(game) && !withResult)
      throw new LeagueError('conflict', say`The game has a result. Annul it if it was played and does not count.`);
    const league = await fetchOrThrow(scope, leagues, game.leagueId, 'league');
    await announceParts(scope, () => removeGame(scope, game));
    await settleStages(scope, league.id);
    await settleSeasonDates(scope, league.seasonId);
    await announce(scope, tagsOfLeague(scope, league));
    return game;
  });
}

/** Deletes a game and what belongs to it, in the caller's transaction, and announces its pages. Settles no league. */
export async function removeGame(scope: TenantScope, game: Game): Promise<void> {
  const { db } = scope;
  const lines = await db
    .select({ personId: gamePlayerStats.personId })
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, game.id)));
  const people = lines.map(({ personId }) => personId);
  await detachGame(scope, game.id);
  await db.execute(sql`set local courtside.replace_log = 'on'`);
  // The records go while the game is there: they name the statistics that need a successor.
  await db.delete(gamePlayerStats).where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, game.id)));
  await updateRollups(scope, game, people);
  await bookGame(scope, game.id, { isGone: true });
  await db.delete(games).where(ofTenant(scope, games, eq(games.id, game.id)));
  await db.execute(sql`set local courtside.replace_log = 'off'`);
  await updateLeagueTally(scope, game.leagueId);
  if (game.duelId) await removeEmptyDuel(scope, game.duelId);
  await announce(scope, [
    ...(await tagsOfGame(scope, game, people)),
    tags.galleries(scope.tenantId),
    tags.news(scope.tenantId),
  ]);
}

/** Deletes a series without games. One of a playoff that is seeded from a table stays: its games come by themselves. */
async function removeEmptyDuel(scope: TenantScope, duelId: string): Promise<void> {
  const { db } = scope;
  if (await isOfSeededPlayoff(scope, duelId)) return;
  if ((await db.$count(games, ofTenant(scope, games, eq(games.duelId, duelId)))) > 0) return;
  await db
    .update(duels)
    .set({ nextDuelId: null })
    .where(ofTenant(scope, duels, eq(duels.nextDuelId, duelId)));
  await db
    .update(duels)
    .set({ loserDuelId: null })
    .where(ofTenant(scope, duels, eq(duels.loserDuelId, duelId)));
  await db.delete(duels).where(ofTenant(scope, duels, eq(duels.id, duelId)));
}
