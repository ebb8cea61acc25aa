import { and, eq } from 'drizzle-orm';
import type { DevicePurpose } from '#lib/api/contract/staff.ts';
import { digestOf, newToken } from '#server/auth/token.ts';
import { deviceKeys } from '#server/db/schema/venue-clocks.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { findVenue } from '#server/league/venue/current-game.ts';

/**
 * Creates the key of a device in a venue and returns it; only its digest is stored. Replaces an older key of that name.
 * Throws `not-found`.
 */
export async function addDeviceKey(
  scope: TenantScope,
  venue: string,
  name: string,
  purpose: DevicePurpose = 'clocks',
): Promise<string> {
  const { id: venueId } = await findVenue(scope, venue);
  const key = newToken();
  await scope.db
    .insert(deviceKeys)
    .values({ tenantId: scope.tenantId, venueId, name, purpose, keyHash: digestOf(key) })
    .onConflictDoUpdate({
      target: [deviceKeys.tenantId, deviceKeys.venueId, deviceKeys.name],
      set: { keyHash: digestOf(key), purpose },
    });
  return key;
}

/** Removes the key of a device. Throws `not-found`. */
export async function removeDeviceKey(scope: TenantScope, venue: string, name: string): Promise<void> {
  const { id: venueId } = await findVenue(scope, venue);
  const ofDevice = and(eq(deviceKeys.venueId, venueId), eq(deviceKeys.name, name));
  const removed = await scope.db
    .delete(deviceKeys)
    .where(ofTenant(scope, deviceKeys, ofDevice))
    .returning();
  if (removed.length === 0) throw notFound('device', name);
}

/** Returns the venue id of a device key with that purpose; null for any other token. */
export async function venueOfKey(scope: TenantScope, key: string, purpose: DevicePurpose): Promise<string | null> {
  const [device] = await scope.db
    .select({ venueId: deviceKeys.venueId })
    .from(deviceKeys)
    .where(ofTenant(scope, deviceKeys, eq(deviceKeys.keyHash, digestOf(key)), eq(deviceKeys.purpose, purpose)));
  return device?.venueId ?? null;
}
