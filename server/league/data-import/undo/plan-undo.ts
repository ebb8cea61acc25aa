import type { UndoPlan } from '#lib/api/contract/data-import.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { findImport } from '#server/league/data-import/find.ts';
import { say } from '#server/refusals/sentence.ts';
import { type Decision, decideUndo } from './decide-undo.ts';
import { nameKept } from './name-rows.ts';

/** Says what the undo of an import would do. The caller authorises. Throws `not-found`, and `conflict` for one that is not applied. */
export async function planUndo(scope: TenantScope, importId: string): Promise<UndoPlan> {
  await assertApplied(scope, importId);
  const decisions = await decideUndo(scope, importId, { isLocked: false });
  const rows = [...Map.groupBy(decisions, ({ table }) => table.name)].map(([table, own]) => ({
    table,
    restored: own.filter(isRestored).length,
    removed: own.filter(isRemoved).length,
  }));
  return {
    rows: rows.filter(({ restored, removed }) => restored + removed > 0),
    kept: await nameKept(scope, decisions),
  };
}

export async function assertApplied(scope: TenantScope, importId: string): Promise<void> {
  const { state } = await findImport(scope, importId);
  if (state === 'open') throw new LeagueError('conflict', say`This file was not imported.`);
  if (state === 'undone') throw new LeagueError('conflict', say`This import was taken back already.`);
}

/** Whether the row is new and goes. */
export const isRemoved = ({ before, now, kept }: Decision): boolean => before === null && now !== null && kept === null;

/** Whether the row comes back, or gets back what it had. */
export const isRestored = ({ before, now, kept, columns }: Decision): boolean =>
  before !== null && ((now === null && kept === null) || columns.length > 0);
