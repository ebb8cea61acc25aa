import type pg from 'pg';
import { Failure } from '#server/failure.ts';

/** Runs an import under an advisory lock of the tenant: two at once would create the same people twice. */
export async function withImportLock<Result>(
  pool: pg.Pool,
  tenantId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as free',
      ['courtside import', tenantId],
    );
    if (!rows[0]?.free) throw new Failure('Another import for this tenant is running. Wait until it has finished.');
    return await work();
  } finally {
    // Closing the connection releases the lock in every case.
    client.release(true);
  }
}
