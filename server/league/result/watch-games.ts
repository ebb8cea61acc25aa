import { and, eq, sql } from 'drizzle-orm';
import { maxKeptMs } from '#server/changes/max-kept.ts';
import type { Database } from '#server/db/connect.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import type { Queryable, TenantScope } from '#server/db/tenant-scope.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import { announceDue } from '#server/league/due/announce-due.ts';
import type { Log } from '#server/log.ts';
import { lockGame } from './lock-game.ts';
import { settleGame } from './settle-game.ts';
import { claimsOf } from './state-claim.ts';

const everyMs = 60_000;

export interface GameWatch {
  close(): Promise<void>;
}

/**
 * Ends by the clock what no event ends: a live game without life becomes unconfirmed, and kept pages hear of it and of what
 * else is due. Every server does so; a game that another one has settled is left as it is.
 */
export function watchGames({ db }: { db: Database }, log: Log): GameWatch {
  let running = Promise.resolve();
  // Kept pages of an earlier process may be so old.
  let dueSince = Date.now() - maxKeptMs;
  const announce = async () => {
    const now = Date.now();
    await announceDue(db, { from: new Date(dueSince), to: new Date(now) });
    // The clock of the database may be behind.
    dueSince = now - everyMs;
  };
  const look = () => {
    running = running
      .then(() => settleSilentGames(db, log))
      .then(announce)
      .catch((error: unknown) => log.error({ err: error }, 'What has become due could not be announced.'));
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Settles the live games of all tenants that had no event for three hours. Logs a game that fails and goes on. */
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
