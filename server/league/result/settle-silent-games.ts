import { and, eq, sql } from 'drizzle-orm';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import type { Queryable, TenantScope } from '#server/db/tenant-scope.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import type { Log } from '#server/log.ts';
import { lockGame } from './lock-game.ts';
import { settleGame } from './settle-game.ts';
import { claimsOf } from './state-claim.ts';

/**
 * Ends by the clock what no event ends: a live game of any tenant that had no event for three hours becomes unconfirmed, and kept
 * pages hear of it. Every server does so; a game that another one has settled is left as it is. Logs a game that fails and goes on.
 */
export async function settleSilentGames(db: Queryable, log: Pick<Log, 'error'>): Promise<void> {
  try {
    const ofGame = and(eq(gameEvents.tenantId, games.tenantId), eq(gameEvents.gameId, games.id));
    const silent = await db
      .select({ tenantId: games.tenantId, id: games.id })
      .from(games)
      .where(
        sql`${games.state} = 'live' and not exists (select 1 from ${gameEvents} where ${ofGame} and ${gameEvents.wallTime} > now() - interval '3 hours')`,
      );
    for (const { tenantId, id } of silent) await settle({ db, tenantId }, id, log);
  } catch (error) {
    log.error({ err: error }, 'Games without life could not be settled.');
  }
}

async function settle(scope: TenantScope, gameId: string, log: Pick<Log, 'error'>): Promise<void> {
  try {
    await inTransaction(scope, async (scope) => {
      const game = await lockGame(scope, gameId);
      if (game.state === 'live') await settleGame(scope, game, await claimsOf(scope, game));
    });
  } catch (error) {
    log.error({ err: error, gameId }, 'A game without life could not be settled.');
  }
}
