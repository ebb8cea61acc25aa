import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { holdLock } from '#server/db/hold-lock.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import { dropScript, nextScript, tenantsWithScripts } from './next-script.ts';
import { playOn } from './play-on.ts';

const demoLock = 7_237_004;
const retryMs = 5_000;

export interface DemoLive {
  close(): Promise<void>;
}

class LockLost extends Error {}

/**
 * Keeps one game of each demo in play. Of several servers one does so; the others stand by. Without a demo it does
 * nothing.
 */
export async function keepDemoLive({ db, pool }: DatabaseConnection, log: Log): Promise<DemoLive> {
  const tenants = await tenantsWithScripts(db);
  if (tenants.length === 0) return { close: async () => undefined };
  const stop = new AbortController();
  const lock = await holdLock(pool, demoLock);
  const pause = (ms: number) => sleep(ms, undefined, { signal: stop.signal, ref: false });
  const wait = async (ms: number) => {
    await pause(ms);
    if (!lock.held) throw new LockLost();
  };

  const keep = async (scope: TenantScope) => {
    while (!stop.signal.aborted) {
      try {
        await wait(0);
        const script = await nextScript(scope);
        if (!script) return log.info('all games of the demo are over');
        await playOn(scope, script, wait).catch(async (error: unknown) => {
          if (!(error instanceof LeagueError)) throw error;
          log.info({ game: script.gameId, reason: error.message }, 'a game of the demo is left to others');
          await dropScript(scope, script);
        });
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof LockLost)) log.warn({ err: error }, 'the live game of the demo stands still');
        await pause(retryMs).catch(() => undefined);
      }
    }
  };
  const running = Promise.all(tenants.map((tenantId) => keep({ db, tenantId })));
  return {
    async close() {
      stop.abort();
      await running;
      await lock.close();
    },
  };
}
