import { asc, eq } from 'drizzle-orm';
import type { ListedDevice } from '#lib/api/contract/staff-access.ts';
import { isUuid } from '#server/auth/is-uuid.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { deviceKeys } from '#server/db/schema/venue-clocks.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the keys of devices by venue (its slug), name and purpose; the last use is exact to a minute. */
export async function listDevices(scope: TenantScope): Promise<ListedDevice[]> {
  const rows = await scope.db
    .select({
      id: deviceKeys.id,
      venue: venues.slug,
      name: deviceKeys.name,
      purpose: deviceKeys.purpose,
      createdAt: deviceKeys.createdAt,
      lastUsedAt: deviceKeys.lastUsedAt,
    })
    .from(deviceKeys)
    .innerJoin(venues, belongsTo(deviceKeys, deviceKeys.venueId, venues))
    .where(ofTenant(scope, deviceKeys))
    .orderBy(asc(venues.slug), asc(deviceKeys.name), asc(deviceKeys.purpose));
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Makes the key of a device void. Throws `not-found`, also for another tenant's device. */
export function revokeDevice(scope: TenantScope, id: string): Promise<void> {
  return inTransaction(scope, async ({ db }) => {
    if (!isUuid(id)) throw notFound('device', id);
    const gone = await db
      .delete(deviceKeys)
      .where(ofTenant(scope, deviceKeys, eq(deviceKeys.id, id)))
      .returning({ id: deviceKeys.id });
    if (gone.length === 0) throw notFound('device', id);
  });
}
