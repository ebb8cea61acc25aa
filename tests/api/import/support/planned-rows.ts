import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** How many rows PostgreSQL plans with for a table, and how many there are. */
export async function plannedRows(db: Queryable, table: string): Promise<{ planned: number; there: number }> {
  const { rows } = await db.execute<{ planned: number; there: number }>(
    sql`select reltuples::int as planned, (select count(*)::int from ${sql.identifier(table)}) as there
      from pg_class where oid = ${table}::regclass`,
  );
  return rows[0] ?? { planned: Number.NaN, there: Number.NaN };
}
