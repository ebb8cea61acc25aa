import { sql } from 'drizzle-orm';
import type { Queryable } from './tenant-scope.ts';

/** So few rows are written quickly whatever the plans are. */
const minRows = 100;

/**
 * Has PostgreSQL plan anew for tables as large as they are now, before many rows are written. It keeps the plans of foreign keys as long as
 * a connection: one that was made for a table of a few rows reads all of it for each row of ten thousand.
 */
export async function forgetPlans(db: Queryable, rows: number): Promise<void> {
  if (rows >= minRows) await db.execute(sql`discard plans`);
}
