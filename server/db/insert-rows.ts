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
  const names = columnNames(table);
  const columns = Object.keys(first).map((key) => sql.identifier(names.get(key) ?? key));
  const renamed = rows.map((row) => forJson(names, row));
  const name = sql.identifier(getTableName(table));
  const list = sql.join(columns, sql`, `);
  return sql`insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, ${JSON.stringify(renamed)}::json) ${then}`;
}

/**
 * Changes rows of a tenant by id, with one statement for all that change the same columns. Columns that a table sets at every update are
 * set too.
 */
export async function updateRows<Table extends PgTable>(
  db: Queryable,
  table: Table,
  changes: readonly { tenantId: string; id: string; set: Record<string, unknown> }[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columnNames(table);
  const usual = Object.fromEntries(
    columns.flatMap(([key, { onUpdateFn }]) => (onUpdateFn ? [[key, onUpdateFn()]] : [])),
  );
  const name = sql.identifier(getTableName(table));
  const column = (key: string) => sql.identifier(names.get(key) ?? key);
  const alike = Map.groupBy(changes, ({ set }) => Object.keys(set).toSorted().join(' '));
  for (const [keys, own] of alike) {
    const rows = own.map(({ tenantId, id, set }) => forJson(names, { tenantId, id, ...usual, ...set }));
    const set = [...new Set([...Object.keys(usual), ...keys.split(' ')])].map(
      (key) => sql`${column(key)} = given.${column(key)}`,
    );
    await db.execute(
      sql`update ${name} as own set ${sql.join(set, sql`, `)} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json) as given
        where own.tenant_id = given.tenant_id and own.id = given.id`,
    );
  }
}

const columnNames = (table: PgTable): ReadonlyMap<string, string> =>
  new Map(Object.keys(getTableColumns(table)).map((key) => [key, toSnakeCase(key)]));

/** A row for `json_populate_recordset`, which takes a column that is not there for null. */
function forJson(names: ReadonlyMap<string, string>, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    if (value === null || value === undefined) continue;
    named[names.get(key) ?? key] = Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
  }
  return named;
}
