import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { sha256 } from '#server/sha256.ts';
import { type ArchiveEntry, maxEntryBytes, nameOfBlob, nameOfPart, partBytes } from './archive-entry.ts';
import { type ArchivedColumn, type ArchivedTable, blobColumns } from './archived-table.ts';

export type WriteEntry = (entry: ArchiveEntry) => Promise<void>;

const rowsAtOnce = 200;

const exportedRow = z.object({ line: z.string(), blobs: z.array(z.instanceof(Buffer).nullable()).nullable() });
type ExportedRow = z.infer<typeof exportedRow>;

/**
 * Writes the rows of a table in the order of its key, in parts of a few megabytes; the blobs of a part come before it.
 * PostgreSQL formats the rows, so that no value loses precision. Returns the number of rows.
 */
export async function exportTable(scope: TenantScope, table: ArchivedTable, write: WriteEntry): Promise<number> {
  const blobs = blobColumns(table);
  await scope.db.execute(sql`declare archived no scroll cursor for ${rowsOf(scope, table, blobs)}`);
  // Rows with blobs can be large each.
  const next = sql.raw(`fetch ${blobs.length > 0 ? 1 : rowsAtOnce} from archived`);
  let [rows, part, size] = [0, 1, 0];
  let lines: string[] = [];
  const hashes = new Set<string>();
  const flush = async () => {
    if (lines.length === 0) return;
    await write({ name: nameOfPart(table.name, part), bytes: Buffer.from(`${lines.join('\n')}\n`) });
    [lines, size, part] = [[], 0, part + 1];
    hashes.clear();
  };
  for (;;) {
    const fetched = z.array(exportedRow).parse((await scope.db.execute(next)).rows);
    if (fetched.length === 0) break;
    for (const row of fetched) {
      const added = Buffer.byteLength(row.line) + blobBytes(row);
      if (size > 0 && size + added > partBytes) await flush();
      for (const blob of row.blobs ?? []) await writeBlob(table, part, blob, hashes, write);
      lines.push(assertSize(table, row.line));
      size += added;
      rows += 1;
    }
  }
  await flush();
  await scope.db.execute(sql`close archived`);
  return rows;
}

function rowsOf({ tenantId }: TenantScope, { name, columns, key }: ArchivedTable, blobs: readonly ArchivedColumn[]) {
  const fields = columns.map((column) =>
    column.type === 'bytea'
      ? sql`encode(sha256(${own(column)}), 'hex') as ${sql.identifier(column.name)}`
      : own(column),
  );
  const blobArray = blobs.length > 0 ? sql`array[${sql.join(blobs.map(own), sql`, `)}]` : sql`null::bytea[]`;
  return sql`select row_to_json(line)::text as line, ${blobArray} as blobs from ${sql.identifier(name)} as own,
    lateral (select ${sql.join(fields, sql`, `)}) as line
    where own.tenant_id = ${sql.raw(`'${tenantId}'::uuid`)} order by ${sql.join(key.map(inOrder), sql`, `)}`;
}

const own = ({ name }: ArchivedColumn): SQL => sql`own.${sql.identifier(name)}`;

/** The same order on every database, whatever its collation. */
const inOrder = (column: ArchivedColumn): SQL =>
  column.type === 'text' ? sql`${own(column)} collate "C"` : own(column);

const blobBytes = ({ blobs }: ExportedRow) => (blobs ?? []).reduce((sum, blob) => sum + (blob?.length ?? 0), 0);

async function writeBlob(
  { name }: ArchivedTable,
  part: number,
  bytes: Buffer | null,
  written: Set<string>,
  write: WriteEntry,
): Promise<void> {
  if (!bytes) return;
  const hash = sha256(bytes);
  if (written.has(hash)) return;
  written.add(hash);
  await write({ name: nameOfBlob(name, part, hash), bytes });
}

function assertSize({ name }: ArchivedTable, line: string): string {
  if (line.length <= maxEntryBytes) return line;
  throw new Error(`A row of ${name} is larger than the ${maxEntryBytes} bytes that an archive can hold.`);
}
