import type pg from 'pg';

/** Removes all tables and data; migrations make them anew. */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  await pool.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
}
