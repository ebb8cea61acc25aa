import { and, eq } from 'drizzle-orm';
import { digestOf, newToken } from '#server/auth/token.ts';
import { deviceKeys } from '#server/db/schema/venue-clocks.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/league/errors.ts';

async function findVenueId(scope: TenantScope, slug: string): Promise<string> {
  const [venue] = await scope.db
    .select({ id: venues.id })
    .from(venues)
    .where(ofTenant(scope, venues, eq(venues.slug, slug)));
  if (!venue) throw notFound('venue', slug);
  return venue.id;
}

/** A key for a device in a hall; told once. Takes the place of an older one of that name. Throws `not-found`. */
export async function addDeviceKey(scope: TenantScope, venue: string, name: string): Promise<string> {
  const venueId = await findVenueId(scope, venue);
  const key = newToken();
  await scope.db
    .insert(deviceKeys)
    .values({ tenantId: scope.tenantId, venueId, name, keyHash: digestOf(key) })
    .onConflictDoUpdate({
      target: [deviceKeys.tenantId, deviceKeys.venueId, deviceKeys.name],
      set: { keyHash: digestOf(key) },
    });
  return key;
}

/** Throws `not-found`. */
export async function removeDeviceKey(scope: TenantScope, venue: string, name: string): Promise<void> {
  const venueId = await findVenueId(scope, venue);
  const ofDevice = and(eq(deviceKeys.venueId, venueId), eq(deviceKeys.name, name));
  const removed = await scope.db
    .delete(deviceKeys)
    .where(ofTenant(scope, deviceKeys, ofDevice))
    .returning();
  if (removed.length === 0) throw notFound('device', name);
}

/** The hall of the device whose key this is. Throws `unauthorized`. */
export async function venueOfKey(scope: TenantScope, key: string): Promise<string> {
  const [device] = await scope.db
    .select({ venueId: deviceKeys.venueId })
    .from(deviceKeys)
    .where(ofTenant(scope, deviceKeys, eq(deviceKeys.keyHash, digestOf(key))));
  if (!device) throw new LeagueError('unauthorized', 'No device here has this key.');
  return device.venueId;
}
