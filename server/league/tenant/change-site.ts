import { eq } from 'drizzle-orm';
import { tenants } from '#server/db/schema/tenants.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';

/**
 * Changes what `read` returns of a site by what it was before, and returns it as it is then. Throws `conflict` with the present one for an
 * older revision.
 */
export function changeSite<Part extends { revision: number }>(
  scope: TenantScope,
  revision: number | undefined,
  read: (scope: TenantScope) => Promise<Part>,
  change: (scope: TenantScope, before: Part) => Promise<unknown>,
): Promise<Part> {
  return inTransaction(scope, async (scope) => {
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db.select().from(tenants).where(eq(tenants.id, scope.tenantId)).for('update');
    const before = await read(scope);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    await change(scope, before);
    return read(scope);
  });
}
