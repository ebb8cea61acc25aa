import { eq } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { announce } from '#server/changes/announce.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { changeName, type Rename } from '#server/league/names/change-name.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockVenues, type VenueRow, venueNamed } from './named.ts';

/**
 * Renames a venue. The address follows; the former one and the former name still lead to it. Returns the rename, null if it has
 * that name already. Announces all pages that show it; the caller authorises. Names resolve as in `venueNamed`. Throws
 * `not-found`, `bad-request` without a name or for an ambiguous one, `conflict` if another venue of its city has the name.
 */
export function renameVenue(scope: TenantScope, name: string, to: string): Promise<Rename | null> {
  return inTransaction(scope, async (scope) => {
    const wanted = to.replace(/\s+/g, ' ').trim();
    if (wanted === '') throw badRequest(say`The new name is empty.`);
    const all = await lockVenues(scope);
    const venue = venueNamed(all, name);
    if (venue.name === wanted) return null;
    const other = all.find((one) => one !== venue && foldName(one.name) === foldName(wanted) && mayBeOne(one, venue));
    if (other)
      throw new LeagueError(
        'conflict',
        say`${other.name} (${other.slug}) has that name. Merge the two if they are one venue.`,
      );
    await scope.db
      .update(venues)
      .set(changeName(venue, wanted, all))
      .where(ofTenant(scope, venues, eq(venues.id, venue.id)));
    const rename: Rename = { noun: 'venue', id: venue.id, from: venue.name, to: wanted };
    await announce(scope, await tagsOfRenames(scope, [rename]));
    return rename;
  });
}

/** Venues of one name are one, unless their cities are known and differ. */
const mayBeOne = (one: VenueRow, other: VenueRow): boolean =>
  !one.city || !other.city || foldName(one.city) === foldName(other.city);
