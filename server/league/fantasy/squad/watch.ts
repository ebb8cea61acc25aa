import { and, asc, eq } from 'drizzle-orm';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyWatches } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

const maxWatched = 200;

type Own = { seasonId: string; followerId: string };

const ofFollower = ({ seasonId, followerId }: Own) =>
  and(eq(fantasyWatches.fantasySeasonId, seasonId), eq(fantasyWatches.followerId, followerId));

/** Lists the entrants on a follower's watch list, in the order of being added. */
export async function listWatched(scope: TenantScope, own: Own): Promise<number[]> {
  const rows = await scope.db
    .select({ entrant: fantasyWatches.entrant })
    .from(fantasyWatches)
    .where(ofTenant(scope, fantasyWatches, ofFollower(own)))
    .orderBy(asc(fantasyWatches.createdAt), asc(fantasyWatches.entrant));
  return rows.map(({ entrant }) => entrant);
}

/** Puts an entrant on the watch list. Throws `not-found` for an unknown one, and `conflict` for a list that is full. */
export async function watchEntrant(scope: TenantScope, own: Own, entrant: number): Promise<number[]> {
  const ofSeason = and(eq(fantasyEntrants.fantasySeasonId, own.seasonId), eq(fantasyEntrants.number, entrant));
  const isKnown = (await scope.db.$count(fantasyEntrants, ofTenant(scope, fantasyEntrants, ofSeason))) > 0;
  if (!isKnown) throw notFound('entrant', String(entrant));
  const watched = await listWatched(scope, own);
  if (watched.includes(entrant)) return watched;
  if (watched.length >= maxWatched)
    throw new LeagueError('conflict', say`A watch list has at most ${maxWatched} entrants.`);
  const { seasonId: fantasySeasonId, followerId } = own;
  await scope.db
    .insert(fantasyWatches)
    .values({ tenantId: scope.tenantId, fantasySeasonId, followerId, entrant })
    .onConflictDoNothing();
  return listWatched(scope, own);
}

/** Takes an entrant off the watch list; without it nothing happens. */
export async function unwatchEntrant(scope: TenantScope, own: Own, entrant: number): Promise<number[]> {
  await scope.db
    .delete(fantasyWatches)
    .where(ofTenant(scope, fantasyWatches, and(ofFollower(own), eq(fantasyWatches.entrant, entrant))));
  return listWatched(scope, own);
}
