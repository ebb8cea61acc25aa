import { lt } from 'drizzle-orm';
import { auditEntries } from '#server/db/schema/audit.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { addCommandEntry } from './add-command-entry.ts';

/** Removes the entries before an instant and says so on the trail. Returns their number. */
export function pruneAuditEntries(scope: TenantScope, before: Date): Promise<number> {
  return inTransaction(scope, async (scope) => {
    const { rowCount } = await scope.db
      .delete(auditEntries)
      .where(ofTenant(scope, auditEntries, lt(auditEntries.at, before)));
    const entries = rowCount ?? 0;
    if (entries > 0) await addCommandEntry(scope, { command: 'audit prune', before: before.toISOString(), entries });
    return entries;
  });
}
