import { desc, eq, inArray } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/league/errors.ts';

/** Throws `not-found`. */
export async function findVenue(scope: TenantScope, slug: string) {
  const [venue] = await scope.db
    .select()
    .from(venues)
    .where(ofTenant(scope, venues, eq(venues.slug, slug)));
  if (!venue) throw notFound('venue', slug);
  return venue;
}

/** The game that is being played in a hall: the one that began last, where several are open. */
export async function currentGameOf(scope: TenantScope, venueId: string) {
  const [game] = await scope.db
    .select({ id: games.id, liveClock: games.liveClock })
    .from(games)
    .where(ofTenant(scope, games, eq(games.venueId, venueId), inArray(games.state, ['live', 'suspended'])))
    .orderBy(desc(games.tipOffAt))
    .limit(1);
  return game ?? null;
}
