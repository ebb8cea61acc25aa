import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The condition that a column is one of these numbers, as a single parameter. */
export const inNumbers = (column: AnyPgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...numbers])}::int[])`;
