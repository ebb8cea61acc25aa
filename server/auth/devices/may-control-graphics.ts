import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { findVenue } from '#server/league/venue/current-game.ts';
import { say } from '#server/refusals/sentence.ts';
import { venueOfKey } from './device-keys.ts';

/**
 * Returns the venue that the key may control. Throws `unauthorized`, `not-found`, or `forbidden` for the key of another
 * venue.
 */
export async function venueOfGraphicsKey(scope: TenantScope, key: string, venue: string): Promise<{ id: string }> {
  const venueId = await venueOfKey(scope, key, 'graphics');
  if (venueId === null) {
    throw new LeagueError(
      'unauthorized',
      'This key does not control graphics: create one with `device add --for graphics`.',
    );
  }
  const { id } = await findVenue(scope, venue);
  if (id !== venueId) throw new LeagueError('forbidden', say`This key is for the graphics of another venue.`);
  return { id };
}
