import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The condition that a column is one of these ids, as a single parameter; undefined for all. */
export function inIds(column: AnyPgColumn, ids: readonly string[] | undefined): SQL | undefined {
  return ids && sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}
