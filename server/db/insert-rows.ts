import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './tenant-scope.ts';

/**
 * Inserts any number of rows with a single parameter, far faster than one parameter per value. All rows must have the
 * columns of the first. `then` is appended, such as `on conflict do nothing`.
 */
export async function insertRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  then: SQL = sql``,
): Promise<void> {
  const statement = insertStatement(table, rows, then);
  if (statement) await db.execute(statement);
}

/** Returns the statement alone, to be joined with others; null without rows. */
export function insertStatement<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferInsert'][],
  then: SQL = sql``,
): SQL | null {
  const [first] = rows;
  if (!first) return null;
  const names = new Map(Object.entries(getTableColumns(table)).map(([key]) => [key, toSnakeCase(key)]));
  const columns = Object.keys(first).map((key) => sql.identifier(names.get(key) ?? key));
  const renamed = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key) ?? key, forJson(value)])),
  );
  const name = sql.identifier(getTableName(table));
  const list = sql.join(columns, sql`, `);
  return sql`insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, ${JSON.stringify(renamed)}::json) ${then}`;
}

const forJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
