import { desc, eq, isNotNull, lt, ne } from 'drizzle-orm';
import type { DataImportMap, DataImportReport } from '#lib/api/contract/data-import.ts';
import type { DataImportKind } from '#lib/api/contract/data-import-kinds.ts';
import { dataImports } from '#server/db/schema/data-imports.ts';
import { type Actor, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { findOpenImport, type StoredImport } from './find.ts';

const keptOpenMs = 24 * 60 * 60_000;

const authorOf = ({ actor }: TenantScope): Actor => actor ?? { kind: 'operator' };

export type NewImport = { kind: DataImportKind; fileName: string; bytes: Buffer };

/** Stores a file to be imported, and drops those that nobody has imported for a day. The caller authorises. */
export function storeImport(scope: TenantScope, { kind, fileName, bytes }: NewImport): Promise<StoredImport> {
  return inTransaction(scope, async (scope) => {
    const old = new Date(Date.now() - keptOpenMs);
    await scope.db
      .delete(dataImports)
      .where(ofTenant(scope, dataImports, eq(dataImports.state, 'open'), lt(dataImports.createdAt, old)));
    const [stored] = await scope.db
      .insert(dataImports)
      .values({ tenantId: scope.tenantId, kind, fileName, size: bytes.length, bytes, author: authorOf(scope) })
      .returning();
    if (!stored) throw new Error('The import was not stored.');
    return stored;
  });
}

/** Returns the map of the last file of a kind that was imported. */
export async function lastMap(scope: TenantScope, kind: DataImportKind): Promise<DataImportMap | null> {
  const [last] = await scope.db
    .select({ map: dataImports.map })
    .from(dataImports)
    .where(
      ofTenant(
        scope,
        dataImports,
        eq(dataImports.kind, kind),
        isNotNull(dataImports.map),
        ne(dataImports.state, 'open'),
      ),
    )
    .orderBy(desc(dataImports.appliedAt))
    .limit(1);
  return last?.map ?? null;
}

/** Notes that a file was imported, in the transaction that has done it. */
export async function noteApplied(
  scope: TenantScope,
  id: string,
  done: { map: DataImportMap; report: DataImportReport },
): Promise<void> {
  await scope.db
    .update(dataImports)
    .set({ ...done, state: 'applied', appliedAt: new Date(), bytes: null, author: authorOf(scope) })
    .where(ofTenant(scope, dataImports, eq(dataImports.id, id)));
}

/** Drops a file that was not imported. The caller authorises. Throws `not-found`, and `conflict` for one that was. */
export function dropImport(scope: TenantScope, id: string): Promise<void> {
  return inTransaction(scope, async (scope) => {
    await findOpenImport(scope, id);
    await scope.db.delete(dataImports).where(ofTenant(scope, dataImports, eq(dataImports.id, id)));
  });
}
