import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { sortUnsortedPeople } from '#server/league/person/sort-unsorted.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const migrationLock = 7_237_002;

/** Brings the tables up to date. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await sortUnsortedPeople(drizzle(client, { casing: 'snake_case' }));
  } finally {
    // Closing the connection frees the lock, whatever happened.
    client.release(true);
  }
}
