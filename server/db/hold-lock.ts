import type pg from 'pg';

const retryMs = 5_000;

export interface HeldLock {
  readonly held: boolean;
  close(): Promise<void>;
}

/**
 * Tries for one of PostgreSQL's advisory locks until this process has it, so that of several servers one does a job and
 * another takes over when it is gone.
 */
export async function holdLock(pool: pg.Pool, key: number): Promise<HeldLock> {
  let client: pg.PoolClient | undefined;
  let held = false;
  let trying: Promise<void> | undefined;

  const take = async () => {
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
  };
  const attempt = () => {
    trying ??= take()
      // The database is away; the next attempt comes soon.
      .catch(() => undefined)
      .finally(() => (trying = undefined));
    return trying;
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
      await trying;
      held = false;
      client?.release(true);
    },
  };
}
