import { and, eq, gt, sql } from 'drizzle-orm';
import type { AuditEntry, ContestedUndo } from '#lib/api/contract/audit.ts';
import { announce } from '#server/changes/announce.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError, notFound } from '#server/errors.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockRow, rowGiven, writeRow } from './audited-row.ts';
import { isSameValue, overlap, restoredColumns } from './changed-fields.ts';
import { type AuditRow, presentEntriesOf } from './present-entries.ts';
import { isUndoable } from './undoable.ts';
import { undoableTables } from './undoable-tables.ts';
import { undoersInForce } from './undoers.ts';

/**
 * Takes an entry of the trail back: its fields get the values that they had before, by a new entry that names it. Returns what the trail says
 * of it. Announces what the change itself announced; the caller authorises. Throws `not-found`, `bad-request` for an entry that cannot be taken
 * back, and `conflict` where it is taken back already, or where somebody has changed the same fields since (with both in `current`).
 */
export function undoEntry(scope: TenantScope, id: number): Promise<AuditEntry[]> {
  return inTransaction(scope, async (scope) => {
    const [entry] = await scope.db
      .select()
      .from(auditEntries)
      .where(ofTenant(scope, auditEntries, eq(auditEntries.id, id)));
    if (!entry) throw notFound('entry of the audit trail', String(id));
    const table = entry.tableName === null ? undefined : undoableTables[entry.tableName];
    if (!table || !isUndoable(entry))
      throw badRequest(say`Entry ${id} cannot be taken back: change the record itself.`);
    const now = await lockRow(scope, entry);
    await assertStands(scope, entry, now);
    await scope.db.execute(sql`select set_config('courtside.undoes', ${String(id)}, true)`);
    const rowId = String(entry.rowKey?.id);
    await announceParts(scope, async () => {
      const target = entry.action === 'insert' ? null : restoredColumns(entry, now ?? {});
      const { verbs = {}, columns } = table;
      for (const column of Object.keys(target ?? {}))
        if (now && verbs[column]) await verbs[column](scope, rowId, target?.[column], { ...now, ...target });
      const written = now && target ? pick(target, columns) : target;
      await asConflict(() => writeRow(scope, entry, written));
      const after = (await rowGiven(scope, entry)) ?? {};
      const change = { id: rowId, before: now ?? {}, now: after };
      await table.after?.(scope, change);
      await announce(scope, await table.tags(scope, change));
    });
    const mine = await scope.db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(ofTenant(scope, auditEntries, and(eq(auditEntries.undoes, id), gt(auditEntries.id, id))));
    return presentEntriesOf(
      scope,
      mine.map(({ id }) => id),
    );
  });
}

const pick = (values: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([column]) =>
      fields.some((field) => field === column || field.startsWith(`${column}.`)),
    ),
  );

/** Throws `conflict` where the fields of an entry are not as it left them, or a later entry in force has changed them. */
async function assertStands(scope: TenantScope, entry: AuditRow, now: Record<string, unknown> | null): Promise<void> {
  if ((await undoersInForce(scope, [entry.id])).has(entry.id))
    throw new LeagueError('conflict', say`This change was taken back already.`);
  const later = await scope.db
    .select()
    .from(auditEntries)
    .where(
      ofTenant(
        scope,
        auditEntries,
        and(
          gt(auditEntries.id, entry.id),
          eq(auditEntries.tableName, entry.tableName ?? ''),
          eq(auditEntries.rowKey, entry.rowKey ?? {}),
        ),
      ),
    )
    .orderBy(auditEntries.id);
  const lifted = await undoersInForce(
    scope,
    later.map(({ id }) => id),
  );
  const lifters = new Set(lifted.values());
  const touching = later.filter(
    (one) =>
      !lifted.has(one.id) &&
      !lifters.has(one.id) &&
      (one.action !== 'update' || entry.action !== 'update' || overlap(one, entry)),
  );
  const isAsLeft = await stands(scope, entry, now);
  if (touching.length === 0 && isAsLeft) return;
  const conflict = new LeagueError('conflict', say`The same was changed since. Look at the later change first.`);
  const [own, ...others] = await presentEntriesOf(scope, [entry.id, ...touching.map(({ id }) => id)]);
  if (own) conflict.current = { entry: own, later: others } satisfies ContestedUndo;
  throw conflict;
}

async function stands(scope: TenantScope, entry: AuditRow, now: Record<string, unknown> | null): Promise<boolean> {
  if (entry.action === 'delete') return now === null;
  if (now === null) return false;
  return isSameValue(entry, now, (await rowGiven(scope, entry, entry.after ?? {})) ?? {});
}

/** A row that the old value refers to may be gone, or another may have taken its place. */
async function asConflict(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    if (code !== '23503' && code !== '23505') throw error;
    throw new LeagueError('conflict', say`What it was before is gone or taken by now. Change the record itself.`);
  }
}
