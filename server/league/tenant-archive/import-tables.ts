import type { z } from 'zod';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { hashesOf } from '#server/league/asset/hash-asset.ts';
import { type ArchiveEntry, maxEntryBytes, nameOfPart, placeOf } from './archive-entry.ts';
import type { ArchivedTable } from './archived-table.ts';
import type { RowPart } from './import-rows.ts';
import type { Manifest } from './manifest.ts';
import { assertBlob, readPart } from './read-part.ts';
import { refusedFile, refusedLine } from './refused.ts';
import { rowSchema } from './row-schema.ts';

export type StorePart = (scope: TenantScope, table: ArchivedTable, part: RowPart) => Promise<void>;

type Open = {
  table: ArchivedTable;
  schema: z.ZodType<Record<string, unknown>>;
  part: number;
  rows: number;
  blobs: Map<string, Buffer>;
};

/**
 * Reads the parts of an archive in their order, one at a time, and stores each. Throws `bad-request` for a file that is
 * not where it belongs, a row that does not fit its table, and numbers of rows other than those of the manifest.
 */
export async function importTables(
  scope: TenantScope,
  {
    tables,
    manifest,
    entries,
  }: { tables: readonly ArchivedTable[]; manifest: Manifest; entries: AsyncIterator<ArchiveEntry> },
  store: StorePart,
): Promise<void> {
  const waiting = [...tables];
  let open: Open | null = null;
  const counted = new Map<string, number>();
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const { name, bytes } = next.value;
    const place = placeOf(name);
    if (!place) throw refusedFile(name, 'there is no such file in an archive');
    if (open?.table.name !== place.table) open = openTable(name, place.table, waiting);
    if (place.part !== open.part) throw refusedFile(name, `${nameOfPart(place.table, open.part)} is expected here`);
    if (place.hash === null) {
      const lines = readPart(next.value, open.schema);
      assertAssets(name, open.table, lines);
      await store(scope, open.table, { file: name, lines, blobs: open.blobs });
      open.rows += lines.length;
      open.part += 1;
      open.blobs.clear();
      counted.set(place.table, open.rows);
    } else {
      assertBlob(next.value, place.hash);
      open.blobs.set(place.hash, bytes);
      if (sizeOf(open.blobs) > 2 * maxEntryBytes) throw refusedFile(name, 'its part is too large');
    }
  }
  for (const { name, rows } of manifest.tables) {
    const own = counted.get(name) ?? 0;
    if (own !== rows) throw refusedFile(`tables/${name}`, `it has ${own} rows, the manifest says ${rows}`);
  }
}

/** Takes the table from those that may still come, with all before it. */
function openTable(file: string, name: string, waiting: ArchivedTable[]): Open {
  const index = waiting.findIndex((table) => table.name === name);
  const [table] = waiting.splice(0, index + 1).slice(-1);
  if (!table || index < 0) throw refusedFile(file, 'there is no such table, or it comes too late');
  return { table, schema: rowSchema(table.columns), part: 1, rows: 0, blobs: new Map() };
}

/** An asset is served under its hash for ever, so it must be that of its bytes, or of the file that they were made of. */
function assertAssets(file: string, table: ArchivedTable, lines: RowPart['lines']): void {
  const wrong =
    table.name === 'asset'
      ? lines.find(({ row }) => ![row.bytes, row.source_hash].flatMap(hashesOfFile).includes(String(row.hash)))
      : undefined;
  if (wrong) throw refusedLine(file, wrong.number, 'hash: it is not that of the bytes');
}

const hashesOfFile = (sha256: unknown) => (typeof sha256 === 'string' ? hashesOf(sha256) : []);

const sizeOf = (blobs: ReadonlyMap<string, Buffer>) => blobs.values().reduce((sum, { length }) => sum + length, 0);
