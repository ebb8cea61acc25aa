import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { keyOf, type NotedTable, type Row } from './noted-tables.ts';

const fetched = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

/** Returns rows as they are now, by key; `locked` until the transaction ends. */
export async function rowsNow(
  { db, tenantId }: TenantScope,
  table: NotedTable,
  rows: readonly Row[],
  isLocked: boolean,
): Promise<Map<string, Row>> {
  const lock = isLocked ? sql`order by ${keyColumns(table)} for update of own` : sql``;
  const found = await db.execute(
    sql`select to_jsonb(own) as row from ${named(table)} as own join ${given(table, rows)} using (${keyColumns(table)})
      where own.tenant_id = ${tenantId} ${lock}`,
  );
  return new Map(fetched.parse(found.rows).map(({ row }) => [keyOf(table, row), row]));
}

export async function insertRows({ db }: TenantScope, table: NotedTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = list(table.columns);
  await db.execute(sql`insert into ${named(table)} (${columns}) select ${columns} from ${given(table, rows)}`);
}

export async function deleteRows(
  { db, tenantId }: TenantScope,
  table: NotedTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(
    sql`delete from ${named(table)} as own using ${given(table, rows)} where own.tenant_id = ${tenantId} and ${sameKey(table)}`,
  );
}

/** Sets some columns of rows to what they are in these. */
export async function setColumns(
  { db, tenantId }: TenantScope,
  table: NotedTable,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const set = columns.map((column) => sql`${sql.identifier(column)} = given.${sql.identifier(column)}`);
  await db.execute(
    sql`update ${named(table)} as own set ${sql.join(set, sql`, `)} from ${given(table, rows)}
      where own.tenant_id = ${tenantId} and ${sameKey(table)}`,
  );
}

const named = ({ name }: NotedTable) => sql.identifier(name);
const list = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
const keyColumns = ({ key }: NotedTable) => list(key);

const sameKey = ({ key }: NotedTable): SQL =>
  sql.join(
    key.map((column) => sql`own.${sql.identifier(column)} = given.${sql.identifier(column)}`),
    sql` and `,
  );

const given = (table: NotedTable, rows: readonly Row[]): SQL =>
  sql`jsonb_populate_recordset(null::${named(table)}, ${JSON.stringify(rows)}::jsonb) as given`;
