import type { StaffRole } from '#lib/api/contract/staff.ts';
import { findBearerHolder } from '#server/auth/bearer-holder.ts';
import { assertRole } from '#server/auth/staff-member.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { findVenue } from '#server/league/venue/current-game.ts';
import { venueOfKey } from './device-keys.ts';

/**
 * Throws `forbidden` or `unauthorized` unless the token is the key of a device in that venue, or a session of staff
 * with one of the roles.
 */
export async function assertMayPublishTimer(
  scope: TenantScope,
  token: string,
  venue: string,
  roles: readonly StaffRole[],
): Promise<void> {
  const venueId = await venueOfKey(scope, token, 'clocks');
  if (venueId === null) assertRole((await findBearerHolder(scope, token)).member, roles);
  else if (venueId !== (await findVenue(scope, venue)).id) {
    throw new LeagueError('forbidden', 'This key is for a device in another venue.');
  }
}
