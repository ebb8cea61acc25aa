import { and, eq, inArray, sql } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { deviceKeys } from '#server/db/schema/venue-clocks.ts';
import { venues } from '#server/db/schema/venues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { hadSlug, withFormerSlug } from '#server/league/names/former-slugs.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { type Merged, moveReferences, type Place } from '#server/league/references/move.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockVenues, type VenueRow, venueNamed } from './named.ts';

/** The columns that reference venues. */
export const placesOfVenues: readonly Place[] = [
  { table: 'game', column: 'venue_id', same: [] },
  { table: 'club', column: 'venue_id', same: [] },
  { table: 'move_request', column: 'venue_id', same: [] },
  { table: 'device_key', column: 'venue_id', same: [] },
  // A venue has one reading of its clocks.
  { table: 'venue_clock', column: 'venue_id', same: ['tenant_id'] },
];

export type MergedVenues = { outcome: 'merged' | 'unchanged'; kept: VenueRow; games: number };

/**
 * Merges two records of one venue: games, clubs, device keys, missing facts and ids of the duplicate go to the other, which its
 * former address and name lead to. Announces all pages of both; the caller authorises. Names resolve as in `venueNamed`.
 * Throws `not-found`, `bad-request` for the same record twice or an ambiguous name, and `conflict` where a game is live in one
 * of them, or both have a device of one name.
 */
export function mergeVenues(scope: TenantScope, keepName: string, duplicateName: string): Promise<MergedVenues> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    const all = await lockVenues(scope);
    const [keep, duplicate] = [venueNamed(all, keepName), venueNamed(all, duplicateName)];
    if (keep.id === duplicate.id) {
      if (keep.slug !== duplicateName && hadSlug(keep, duplicateName))
        return { outcome: 'unchanged', kept: keep, games: 0 };
      throw badRequest(say`"${keepName}" and "${duplicateName}" are the same record already.`);
    }
    const pair = { keep: keep.id, duplicate: duplicate.id };
    await refuseLive(scope, pair);
    await refuseTwinDevices(scope, pair);
    const shown = [keep, duplicate].map(({ id }) => ({ noun: 'venue' as const, id }));
    const tags = await tagsOfRenames(scope, shown);
    const moved = await db
      .update(games)
      .set({ venueId: keep.id, revision: sql`${games.revision} + 1` })
      .where(ofTenant(scope, games, eq(games.venueId, duplicate.id)))
      .returning({ id: games.id });
    await moveReferences(scope, placesOfVenues, 'venue', pair);
    await db.delete(venues).where(ofTenant(scope, venues, eq(venues.id, duplicate.id)));
    const [kept] = await db
      .update(venues)
      .set(joinedVenue(keep, duplicate))
      .where(ofTenant(scope, venues, eq(venues.id, keep.id)))
      .returning();
    await announce(scope, tags);
    return { outcome: 'merged', kept: kept ?? keep, games: moved.length };
  });
}

const facts = ['city', 'country', 'address', 'capacity'] as const;

/** Facts of `keep` take precedence; ids and addresses of both lead to it. */
function joinedVenue(keep: VenueRow, duplicate: VenueRow) {
  const { latitude, longitude } = keep.latitude === null || keep.longitude === null ? duplicate : keep;
  const externalIds = [...new Set([...keep.externalIds, ...duplicate.externalIds])];
  return {
    ...Object.fromEntries(facts.map((fact) => [fact, keep[fact] ?? duplicate[fact]])),
    names: { ...duplicate.names, ...keep.names },
    latitude,
    longitude,
    externalIds: withFormerSlug(externalIds, duplicate.slug, keep.slug),
  };
}

async function refuseLive(scope: TenantScope, { keep, duplicate }: Merged): Promise<void> {
  const [live] = await scope.db
    .select({ id: games.id })
    .from(games)
    .where(ofTenant(scope, games, and(inArray(games.venueId, [keep, duplicate]), eq(games.state, 'live'))))
    .limit(1);
  if (live)
    throw new LeagueError('conflict', say`Game ${live.id} is live there. Merge the two venues when it is over.`);
}

async function refuseTwinDevices(scope: TenantScope, { keep, duplicate }: Merged): Promise<void> {
  const keysOf = (venueId: string) =>
    scope.db
      .select({ name: deviceKeys.name, purpose: deviceKeys.purpose })
      .from(deviceKeys)
      .where(ofTenant(scope, deviceKeys, eq(deviceKeys.venueId, venueId)));
  const known = await keysOf(keep);
  const twin = (await keysOf(duplicate)).find(({ name, purpose }) =>
    known.some((key) => key.name === name && key.purpose === purpose),
  );
  if (twin)
    throw new LeagueError(
      'conflict',
      say`Both have a device "${twin.name}" (${twin.purpose}). Revoke the key of one of the two first.`,
    );
}
