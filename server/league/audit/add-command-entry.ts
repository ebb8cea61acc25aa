import { auditEntries } from '#server/db/schema/audit.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Puts a command that changed many rows on the audit trail as one entry. Does nothing without an actor. */
export async function addCommandEntry(
  { db, tenantId, actor }: TenantScope,
  after: { command: string } & Record<string, unknown>,
): Promise<void> {
  if (actor) await db.insert(auditEntries).values({ tenantId, actor, action: 'command', after });
}
