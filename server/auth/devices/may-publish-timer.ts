import type { StaffRight } from '#lib/api/contract/staff-rights.ts';
import { findBearerHolder } from '#server/auth/bearer-holder.ts';
import { authorize } from '#server/auth/scope/authorize.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { findVenue } from '#server/league/venue/current-game.ts';
import { say } from '#server/refusals/sentence.ts';
import { venueOfKey } from './device-keys.ts';

/**
 * Throws `forbidden` or `unauthorized` unless the token is the key of a device in that venue, or a session of staff
 * whose role holds for the game there.
 */
export async function assertMayPublishTimer(
  scope: TenantScope,
  token: string,
  venue: string,
  right: StaffRight,
): Promise<void> {
  const venueId = await venueOfKey(scope, token, 'clocks');
  if (venueId === null)
    await authorize(scope, (await findBearerHolder(scope, token)).member, right, { params: { venue } });
  else if (venueId !== (await findVenue(scope, venue)).id) {
    throw new LeagueError('forbidden', say`This key is for a device in another venue.`);
  }
}
