import type pg from 'pg';

const retryMs = 5_000;

export interface HeldLock {
  readonly held: boolean;
  close(): Promise<void>;
}

/**
 * Acquires one of PostgreSQL's advisory locks, retrying until this process has it, which `onHeld` is told. Of several servers one does a job,
 * and another takes over when it exits.
 */
export async function holdLock(pool: pg.Pool, key: number, onHeld?: () => void): Promise<HeldLock> {
  let client: pg.PoolClient | undefined;
  let held = false;
  let pending: Promise<void> | undefined;

  const tryLock = async () => {
    if (!client) {
      const next = await pool.connect();
      next.once('error', () => {
        client = undefined;
        held = false;
        next.release(true);
      });
      client = next;
    }
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [key]);
    held = rows[0]?.held === true;
    if (held) onHeld?.();
  };
  const attempt = () => {
    pending ??= tryLock()
      // The database is unavailable; the next attempt follows soon.
      .catch(() => undefined)
      .finally(() => (pending = undefined));
    return pending;
  };
  await attempt();
  const timer = setInterval(() => void (held || attempt()), retryMs);
  timer.unref();

  return {
    get held() {
      return held;
    },
    async close() {
      clearInterval(timer);
      await pending;
      held = false;
      client?.release(true);
    },
  };
}
