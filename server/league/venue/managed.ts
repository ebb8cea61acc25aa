import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { ManagedVenue } from '#lib/api/contract/competition/venues.ts';
import { games } from '#server/db/schema/games.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the venues of the tenant as the office changes them, by name. The caller authorises. */
export async function listManagedVenues(scope: TenantScope, condition?: SQL): Promise<ManagedVenue[]> {
  const { db } = scope;
  const rows = await db
    .select({
      venue: venues,
      games: db.$count(games, and(eq(games.tenantId, venues.tenantId), eq(games.venueId, venues.id))),
    })
    .from(venues)
    .where(ofTenant(scope, venues, condition))
    .orderBy(asc(venues.name), asc(venues.id));
  return rows.map(({ venue: { tenantId, createdAt, updatedAt, externalIds, ...venue }, games }) => ({
    ...venue,
    games,
  }));
}

/** Returns a venue as the office changes it. Throws `not-found`. */
export async function getManagedVenue(scope: TenantScope, id: string): Promise<ManagedVenue> {
  const [venue] = await listManagedVenues(scope, eq(venues.id, id));
  if (!venue) throw notFound('venue', id);
  return venue;
}
