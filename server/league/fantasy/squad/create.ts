import { eq, sql } from 'drizzle-orm';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { followers } from '#server/db/schema/followers.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, notFound } from '#server/errors.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { markPastRounds } from '#server/league/fantasy/table/recount.ts';
import type { SquadRow } from './find.ts';

type NewSquad = { followerId: string; name: string | undefined; round: number; receivedAt: Date };

/**
 * Registers a squad with the next number of its season. That there is one more is announced with the next recount, since before a
 * deadline there are many. Throws `bad-request` without a name, and `not-found` for a follower that the tenant does not have.
 */
export async function createSquad(
  scope: TenantScope,
  season: FantasySeasonRow,
  { followerId, name, round, receivedAt }: NewSquad,
): Promise<SquadRow> {
  if (!name) throw badPlaces([{ rule: 'name', path: 'name', message: 'is needed for a new squad' }]);
  const [follower] = await scope.db
    .select({ id: followers.id })
    .from(followers)
    .where(ofTenant(scope, followers, eq(followers.id, followerId)));
  if (!follower) throw notFound('follower', followerId);
  // Held until the commit, while everybody else who registers waits: nothing is done under it that can be done before.
  await scope.db.execute(
    sql`select pg_advisory_xact_lock(hashtext('courtside fantasy number'), hashtext(${season.id}))`,
  );
  if (round > 1) await markPastRounds(scope, season.id, round, receivedAt);
  const ofSeason = ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, season.id));
  const [squad] = await scope.db
    .insert(fantasySquads)
    .values({
      tenantId: scope.tenantId,
      fantasySeasonId: season.id,
      followerId,
      number: sql`(select coalesce(max(${fantasySquads.number}), 0) + 1 from ${fantasySquads} where ${ofSeason})`,
      name,
      joinedRound: round,
    })
    .returning();
  if (!squad) throw new Error('The squad was not inserted.');
  return squad;
}
