import type pg from 'pg';

/** Does the work under one of PostgreSQL's advisory locks, unless another process holds it. Returns whether it was done. */
export async function withTryLock(pool: pg.Pool, key: number, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let isFree = false;
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
    if (rows[0]?.held) {
      await work();
      await client.query('select pg_advisory_unlock($1)', [key]);
    }
    isFree = true;
    return rows[0]?.held === true;
  } finally {
    // Closing the connection releases the lock in any case.
    client.release(!isFree);
  }
}
