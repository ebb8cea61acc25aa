import { sql } from 'drizzle-orm';
import { analyze } from './analyze.ts';
import type { Queryable } from './tenant-scope.ts';

/** So few rows are written quickly whatever the plans are. */
const manyRows = 100;
const largeTable = 1000;

/**
 * Runs `ANALYZE` on those of the tables that PostgreSQL takes for small ones, or of which it has no statistics, before `newRows` rows that
 * refer to them are written. Until then it takes every index for as good as the primary key, and checks a reference by reading all rows of
 * the tenant. It also makes the plans of these checks anew, which it else keeps as long as a connection.
 */
export async function analyzeSmall(
  db: Queryable,
  tables: readonly ('game' | 'person' | 'team')[],
  newRows: number,
): Promise<void> {
  if (newRows < manyRows) return;
  // A preview that is rolled back takes its statistics along, and leaves its number of rows.
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where oid = any(${sql.param(tables.map((table) => `public.${table}`))}::regclass[])
      and (reltuples < ${largeTable} or not exists (select from pg_stats where schemaname = 'public' and tablename = relname))`,
  );
  await analyze(
    db,
    rows.map(({ name }) => name),
  );
}
