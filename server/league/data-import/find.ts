import type { Buffer } from 'node:buffer';
import type { DataImport, DataImportDetail } from '#lib/api/contract/data-import.ts';
import { dataImports } from '#server/db/schema/data-imports.ts';
import { type Actor, fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

export type StoredImport = typeof dataImports.$inferSelect;
export type OpenImport = StoredImport & { bytes: Buffer };

/** Returns an import of the tenant. Throws `not-found`. */
export const findImport = (scope: TenantScope, id: string): Promise<StoredImport> =>
  fetchOrThrow(scope, dataImports, id, 'import');

/** Returns an import that is not applied yet. Throws `not-found`, and `conflict` for another. */
export async function findOpenImport(scope: TenantScope, id: string): Promise<OpenImport> {
  const stored = await findImport(scope, id);
  const { state, bytes } = stored;
  if (state === 'undone') throw new LeagueError('conflict', say`This file is undone already.`);
  if (state !== 'open' || !bytes) throw new LeagueError('conflict', say`This file is applied already.`);
  return { ...stored, bytes };
}

const nameOf = (actor: Actor | null) => (actor?.kind === 'staff' ? actor.name : '');

export type ListedImport = Omit<StoredImport, 'bytes' | 'map' | 'kept'>;

/** Returns an import as the contract shows it. */
export const showImport = (stored: ListedImport): DataImport => ({
  id: stored.id,
  kind: stored.kind,
  state: stored.state,
  fileName: stored.fileName,
  size: stored.size,
  author: nameOf(stored.author),
  createdAt: stored.createdAt.toISOString(),
  appliedAt: stored.appliedAt?.toISOString() ?? null,
  undoneAt: stored.undoneAt?.toISOString() ?? null,
  undoneBy: stored.undoneBy && nameOf(stored.undoneBy),
  counts: stored.report?.counts ?? null,
});

/** Returns an import with its report and what its undo has kept. */
export const showImportDetail = (stored: StoredImport): DataImportDetail => ({
  ...showImport(stored),
  file: null,
  report: stored.report,
  kept: stored.kept ?? [],
});
