import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { acceptHistory } from './accept-history.ts';
import { migrateJobs } from './jobs/migrate-jobs.ts';
import type { Queryable } from './tenant-scope.ts';

const migrationLock = 7_237_002;

export interface MigrateOptions {
  /** Folder of the migrations and their journal. */
  folder?: string;
  /** Fills data that SQL cannot; runs after the migrations at every start, while no other process migrates. */
  fill?: (db: Queryable) => Promise<void>;
}

/**
 * Migrates the database. Several processes may call it at once: one works, the others wait. Throws a `Failure`, and
 * changes nothing, if the database belongs to an incompatible build.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  { folder = path.join(import.meta.dirname, 'migrations'), fill }: MigrateOptions = {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await acceptHistory(client, folder);
    const db = drizzle(client, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder: folder });
    await migrateJobs(pool);
    await fill?.(db);
  } finally {
    // Closing the connection releases the lock in any case.
    client.release(true);
  }
}
