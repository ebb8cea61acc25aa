import { eq } from 'drizzle-orm';
import type { ManagedVenue, VenueChange } from '#lib/api/contract/competition/venues.ts';
import { announce } from '#server/changes/announce.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badPlaces } from '#server/errors.ts';
import { assertTimeZone } from '#server/league/league/league-input.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { say } from '#server/refusals/sentence.ts';
import { getManagedVenue } from './managed.ts';
import { lockVenues } from './named.ts';
import { renameVenue } from './rename.ts';

/**
 * Changes a venue and returns it as it is then; games that are scheduled keep their time zone. Announces all pages that show it; the caller
 * authorises. Throws `not-found`, `bad-request`, and `conflict` with the current venue for an older revision, or for the name of
 * another venue of its city.
 */
export function changeVenue(scope: TenantScope, id: string, input: VenueChange): Promise<ManagedVenue> {
  return inTransaction(scope, async (scope) => {
    const { revision, name, ...values } = input;
    await lockVenues(scope);
    const before = await getManagedVenue(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    assertTimeZone(values.timeZone);
    const { latitude, longitude } = { ...before, ...values };
    if ((latitude === null) !== (longitude === null))
      throw badPlaces([{ path: 'latitude', message: say`latitude and longitude come together, or neither` }]);
    if (Object.keys(values).length > 0)
      await scope.db
        .update(venues)
        .set(values)
        .where(ofTenant(scope, venues, eq(venues.id, id)));
    if (name !== undefined) await renameVenue(scope, id, name);
    await announce(scope, await tagsOfRenames(scope, [{ noun: 'venue', id }]));
    return getManagedVenue(scope, id);
  });
}
