import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';

export type ChangedRecord<Stored> = {
  table: PgTable & { id: AnyPgColumn; tenantId: AnyPgColumn };
  id: string;
  /** Reads the record; throws `not-found`. */
  read: (scope: TenantScope) => Promise<Stored>;
  /** Stores the record as it is to be; throws `bad-request`. */
  save: (scope: TenantScope, record: Stored, before: Stored) => Promise<unknown>;
};

/**
 * Changes a record of staff and returns it as it is then; what is left out of the change stays. Throws `conflict` with the current record for an older
 * revision, and what reading and saving throw; then nothing is changed.
 */
export function changeRecord<Stored extends { revision: number }>(
  scope: TenantScope,
  { table, id, read, save }: ChangedRecord<Stored>,
  { revision, ...change }: { revision?: number | undefined } & Record<string, unknown>,
): Promise<Stored> {
  return inTransaction(scope, async (scope) => {
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db
      .select({ id: table.id })
      .from(table)
      .where(ofTenant(scope, table, eq(table.id, id)))
      .for('update');
    const before = await read(scope);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    await save(scope, { ...before, ...given }, before);
    return read(scope);
  });
}
