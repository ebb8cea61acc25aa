import { asc, eq } from 'drizzle-orm';
import { dataImportChanges } from '#server/db/schema/data-imports.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { keyOf, type NotedTable, type Row } from './noted-tables.ts';

/** What an import made of one row in the end: `before` is null for a new one, `after` for one that it removed. */
export type NetChange = { table: NotedTable; key: string; seq: number; before: Row | null; after: Row | null };

/** Returns what an import has changed, in the order in which it began with each row. */
export async function netChanges(
  scope: TenantScope,
  importId: string,
  tables: ReadonlyMap<string, NotedTable>,
): Promise<NetChange[]> {
  const noted = await scope.db
    .select()
    .from(dataImportChanges)
    .where(ofTenant(scope, dataImportChanges, eq(dataImportChanges.importId, importId)))
    .orderBy(asc(dataImportChanges.seq));
  const changes = new Map<string, NetChange>();
  for (const { tableName, seq, before, after } of noted) {
    const table = tables.get(tableName);
    const row = after ?? before;
    if (!table || !row) throw new Error(`The import ${importId} noted a change of ${tableName}, which is no table.`);
    const key = keyOf(table, row);
    const known = changes.get(key);
    if (known) known.after = after;
    else changes.set(key, { table, key, seq, before, after });
  }
  return [...changes.values()].filter(({ before, after }) => before !== null || after !== null);
}
