import { inArray } from 'drizzle-orm';
import { phases } from '#server/db/schema/phases.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Lets go of playoffs that are about to be deleted: their games do not come again, and their series lead nowhere. */
export async function forgetSeedings(scope: TenantScope, phaseIds: readonly string[]): Promise<void> {
  if (phaseIds.length === 0) return;
  await scope.db
    .update(phases)
    .set({ seeding: null })
    .where(ofTenant(scope, phases, inArray(phases.id, [...phaseIds])));
}
