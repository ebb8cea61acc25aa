import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { acceptHistory } from './accept-history.ts';
import type { Queryable } from './tenant-scope.ts';

const migrationLock = 7_237_002;

export interface MigrateOptions {
  /** Where the migrations and their journal are. */
  folder?: string;
  /** What SQL cannot fill; it runs after the migrations, at every start, and while no other process migrates. */
  fill?: (db: Queryable) => Promise<void>;
}

/**
 * Brings the tables up to date. Several processes may call it at once: one works, the others wait. Throws a `Failure`,
 * and changes nothing, where the database is of a build that this one cannot follow.
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
    await fill?.(db);
  } finally {
    // Closing the connection frees the lock, whatever happened.
    client.release(true);
  }
}
