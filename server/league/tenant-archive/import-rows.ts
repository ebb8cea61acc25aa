import { type SQL, sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { type ArchivedColumn, type ArchivedTable, blobColumns, deferredColumns } from './archived-table.ts';
import { refusedLine } from './refused.ts';

/** A line of a part: a row as JSON, with its number in the file. */
export type RowLine = { number: number; text: string; row: Record<string, unknown> };
export type RowPart = { file: string; lines: readonly RowLine[]; blobs: ReadonlyMap<string, Buffer> };

/** Inserts the rows of a part. Throws `bad-request` with the first line that the database refuses. */
export async function insertPart(scope: TenantScope, table: ArchivedTable, part: RowPart): Promise<void> {
  const blobs = blobColumns(table);
  const { lines } = part;
  if (blobs.length === 0) return storeOrLocate(scope, part, lines, (some) => insertion(scope, table, some));
  for (const line of lines)
    await storeOrLocate(scope, part, [line], (some) => insertion(scope, table, some, blobsOf(part, line, blobs)));
}

/** Sets the references of a part that could not be set before all rows were there. */
export async function setDeferred(scope: TenantScope, table: ArchivedTable, part: RowPart): Promise<void> {
  const deferred = deferredColumns(table);
  const lines = part.lines.filter(({ row }) => deferred.some(({ name }) => row[name] !== null));
  await storeOrLocate(scope, part, lines, (some) => {
    const name = sql.identifier(table.name);
    const set = deferred.map((column) => sql`${sql.identifier(column.name)} = line.${sql.identifier(column.name)}`);
    const same = table.key.map(
      (column) => sql`own.${sql.identifier(column.name)} = line.${sql.identifier(column.name)}`,
    );
    return sql`update ${name} as own set ${sql.join(set, sql`, `)}
      from json_populate_recordset(null::${name}, ${jsonOf(some)}::json) as line
      where own.tenant_id = ${scope.tenantId} and ${sql.join(same, sql` and `)}`;
  });
}

function insertion(
  { tenantId }: TenantScope,
  { name, columns }: ArchivedTable,
  lines: readonly RowLine[],
  blobs: ReadonlyMap<string, Buffer> = new Map(),
): SQL {
  const own = columns.filter(({ isDeferred }) => !isDeferred);
  const names = sql.join(
    own.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.join(
    own.map((column) => insertedValue(column, blobs)),
    sql`, `,
  );
  return sql`insert into ${sql.identifier(name)} (tenant_id, ${names})
    select ${tenantId}::uuid, ${values} from json_populate_recordset(null::${sql.identifier(name)}, ${jsonOf(lines)}::json)`;
}

function insertedValue({ name, type, isRequired }: ArchivedColumn, blobs: ReadonlyMap<string, Buffer>): SQL {
  if (type === 'bytea') return sql`${blobs.get(name) ?? null}::bytea`;
  // A required column without SQL null can hold the JSON value null, which arrives as SQL null.
  return type === 'jsonb' && isRequired
    ? sql`coalesce(${sql.identifier(name)}, 'null'::jsonb)`
    : sql`${sql.identifier(name)}`;
}

function blobsOf({ file, blobs }: RowPart, line: RowLine, columns: readonly ArchivedColumn[]): Map<string, Buffer> {
  return new Map(
    columns.flatMap(({ name }): [string, Buffer][] => {
      const hash = line.row[name];
      if (typeof hash !== 'string') return [];
      const bytes = blobs.get(hash);
      if (!bytes) throw refusedLine(file, line.number, `${name}: the archive has no file ${hash} for it`);
      return [[name, bytes]];
    }),
  );
}

const jsonOf = (lines: readonly RowLine[]) => `[${lines.map(({ text }) => text).join(',')}]`;

/** Runs a statement on all lines; if the database refuses it, on one after the other to find the line. */
async function storeOrLocate(
  { db }: TenantScope,
  { file }: RowPart,
  lines: readonly RowLine[],
  statement: (lines: readonly RowLine[]) => SQL,
): Promise<void> {
  if (lines.length === 0) return;
  try {
    await db.transaction((db) => db.execute(statement(lines)));
  } catch (error) {
    for (const line of lines)
      await db
        .transaction((db) => db.execute(statement([line])))
        .catch((own) => Promise.reject(refusedLine(file, line.number, own)));
    throw error;
  }
}
