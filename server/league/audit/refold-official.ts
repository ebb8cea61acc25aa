import { eq } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { officials } from '#server/db/schema/officials.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Folds the name of an official again, by which lists find it. */
export async function refoldOfficial(scope: TenantScope, { id }: { id: string }): Promise<void> {
  const { firstName, lastName } = await fetchOrThrow(scope, officials, id, 'official');
  await scope.db
    .update(officials)
    .set({ searchName: foldName(`${firstName} ${lastName}`) })
    .where(ofTenant(scope, officials, eq(officials.id, id)));
}
