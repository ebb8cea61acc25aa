import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { statLineColumns } from '#server/db/schema/stat-line-columns.ts';

const stats = Object.keys(statLineColumns());

/** The column names of a stat line, in the order of `sumsOf`. */
export const statColumns: SQL = sql.join(
  stats.map((stat) => sql.identifier(toSnakeCase(stat))),
  sql`, `,
);

/** Sums the stat-line columns of a table. */
export function sumsOf(table: PgTable): SQL {
  const columns = getTableColumns(table);
  return sql.join(
    stats.map((stat) => sql`sum(${columns[stat]})`),
    sql`, `,
  );
}
