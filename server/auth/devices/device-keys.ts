import { and, eq } from 'drizzle-orm';
import type { DevicePurpose } from '#lib/api/contract/staff.ts';
import { digestOf, newToken } from '#server/auth/token.ts';
import { deviceKeys } from '#server/db/schema/venue-clocks.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { findVenue } from '#server/league/venue/current-game.ts';

/**
 * Creates the key of a device in a venue and returns it; only its digest is stored. Replaces an older key of that name for the
 * same purpose. Throws `not-found`.
 */
export function addDeviceKey(
  scope: TenantScope,
  venue: string,
  name: string,
  purpose: DevicePurpose = 'clocks',
): Promise<string> {
  return inTransaction(scope, async (scope) => {
    const { id: venueId } = await findVenue(scope, venue);
    const key = newToken();
    await scope.db
      .insert(deviceKeys)
      .values({ tenantId: scope.tenantId, venueId, name, purpose, keyHash: digestOf(key) })
      .onConflictDoUpdate({
        target: [deviceKeys.tenantId, deviceKeys.venueId, deviceKeys.purpose, deviceKeys.name],
        set: { keyHash: digestOf(key), createdAt: new Date(), lastUsedAt: null },
      });
    return key;
  });
}

/** Removes the key of a device. Throws `not-found`, and `conflict` where the name alone does not say which. */
export function removeDeviceKey(
  scope: TenantScope,
  venue: string,
  name: string,
  purpose?: DevicePurpose,
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { id: venueId } = await findVenue(scope, venue);
    const ofPurpose = purpose && eq(deviceKeys.purpose, purpose);
    const ofDevice = and(eq(deviceKeys.venueId, venueId), eq(deviceKeys.name, name), ofPurpose);
    const removed = await scope.db
      .delete(deviceKeys)
      .where(ofTenant(scope, deviceKeys, ofDevice))
      .returning({ purpose: deviceKeys.purpose });
    if (removed.length === 0) throw notFound('device', name);
    if (removed.length === 1) return;
    const purposes = removed.map(({ purpose }) => purpose).sort();
    throw new LeagueError(
      'conflict',
      `"${name}" names several devices. Say which: --for ${purposes.join(' or --for ')}`,
    );
  });
}

/** A device may send many times a second: its last use is stored once in this time. */
const useEveryMs = 60_000;

/** Returns the venue id of a device key with that purpose; null for any other token. */
export async function venueOfKey(scope: TenantScope, key: string, purpose: DevicePurpose): Promise<string | null> {
  const [device] = await scope.db
    .select({ id: deviceKeys.id, venueId: deviceKeys.venueId, lastUsedAt: deviceKeys.lastUsedAt })
    .from(deviceKeys)
    .where(ofTenant(scope, deviceKeys, eq(deviceKeys.keyHash, digestOf(key)), eq(deviceKeys.purpose, purpose)));
  if (!device) return null;
  const now = new Date();
  if (now.getTime() - (device.lastUsedAt?.getTime() ?? 0) > useEveryMs) {
    await scope.db
      .update(deviceKeys)
      .set({ lastUsedAt: now })
      .where(ofTenant(scope, deviceKeys, eq(deviceKeys.id, device.id)));
  }
  return device.venueId;
}
