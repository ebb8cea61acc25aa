import type pg from 'pg';

/** Drops all tables, jobs and data; migrations recreate them. */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  await pool.query(
    'drop schema if exists drizzle, graphile_worker cascade; drop schema public cascade; create schema public',
  );
}
