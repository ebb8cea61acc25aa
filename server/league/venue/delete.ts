import { eq } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { deviceKeys } from '#server/db/schema/venue-clocks.ts';
import { venues } from '#server/db/schema/venues.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockVenues } from './named.ts';

/**
 * Deletes a venue without games, clubs and devices. Announces all pages that show it; the caller authorises. Throws `not-found`, and
 * `conflict` for one that is used.
 */
export function deleteVenue(scope: TenantScope, id: string): Promise<{ name: string }> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    await lockVenues(scope);
    const { name } = await fetchOrThrow(scope, venues, id, 'venue');
    const played = await db.$count(games, ofTenant(scope, games, eq(games.venueId, id)));
    const homes = await db.$count(clubs, ofTenant(scope, clubs, eq(clubs.venueId, id)));
    const devices = await db.$count(deviceKeys, ofTenant(scope, deviceKeys, eq(deviceKeys.venueId, id)));
    if (played + homes + devices > 0)
      throw new LeagueError(
        'conflict',
        say`${name} has ${played} games, ${homes} clubs and ${devices} devices. Merge it into another venue instead.`,
      );
    const tags = await tagsOfRenames(scope, [{ noun: 'venue', id }]);
    await db.delete(venues).where(ofTenant(scope, venues, eq(venues.id, id)));
    await announce(scope, tags);
    return { name };
  });
}
