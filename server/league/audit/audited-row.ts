import { type SQL, sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { AuditRow } from './present-entries.ts';

type Columns = Record<string, unknown>;
type Key = Pick<AuditRow, 'tableName' | 'rowKey'>;

const tableOf = ({ tableName }: Key) => sql.identifier(tableName ?? '');

/** The condition that a row has the key of an entry and is the tenant's. */
function isRow({ tenantId }: TenantScope, { tableName, rowKey }: Key): SQL {
  const owner = sql.identifier(tableName === 'tenant' ? 'id' : 'tenant_id');
  const keys = Object.entries(rowKey ?? {}).map(([column, value]) => sql`${sql.identifier(column)}::text = ${value}`);
  return sql.join([sql`${owner} = ${tenantId}`, ...keys], sql` and `);
}

/** Reads the row of an entry and locks it until the transaction ends; null where there is none. */
export async function lockRow(scope: TenantScope, entry: Key): Promise<Columns | null> {
  const { rows } = await scope.db.execute<{ row: Columns }>(
    sql`select to_jsonb(t) as row from ${tableOf(entry)} t where ${isRow(scope, entry)} for update`,
  );
  return rows[0]?.row ?? null;
}

/** Returns a row with these columns as the database would tell it, or the stored row of an entry; null where there is none. */
export async function rowGiven(scope: TenantScope, entry: Key, columns?: Columns): Promise<Columns | null> {
  const source = columns
    ? sql`jsonb_populate_record(null::${tableOf(entry)}, ${JSON.stringify(columns)}::jsonb) t`
    : sql`${tableOf(entry)} t where ${isRow(scope, entry)}`;
  const { rows } = await scope.db.execute<{ row: Columns }>(sql`select to_jsonb(t) as row from ${source}`);
  return rows[0]?.row ?? null;
}

/** Sets these columns of the row of an entry, adds the row where there is none, or removes it for null. */
export async function writeRow(scope: TenantScope, entry: AuditRow, columns: Columns | null): Promise<void> {
  const { db, tenantId } = scope;
  const table = tableOf(entry);
  if (columns === null) return void (await db.execute(sql`delete from ${table} where ${isRow(scope, entry)}`));
  const isNew = entry.action === 'delete';
  const values = isNew ? { ...columns, tenant_id: tenantId } : columns;
  const names = Object.keys(values).map((name) => sql.identifier(name));
  if (names.length === 0) return;
  const list = sql.join(names, sql`, `);
  const given = sql`select ${list} from jsonb_populate_record(null::${table}, ${JSON.stringify(values)}::jsonb)`;
  await db.execute(
    isNew
      ? sql`insert into ${table} (${list}) ${given}`
      : sql`update ${table} set (${list}) = (${given}) where ${isRow(scope, entry)}`,
  );
}
