import { and, asc, eq, isNull } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasyPrivateLeagues, fantasyPrivateMembers } from '#server/db/schema/fantasy-private-leagues.ts';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import type { SquadRow } from '#server/league/fantasy/squad/find.ts';

export type PrivateLeagueRow = typeof fantasyPrivateLeagues.$inferSelect;
export type Member = { squad: SquadRow; joinedAt: Date };

/** Lists the members of a private league by registration, without those whom its owner removed. */
export async function listMembers(scope: TenantScope, leagueId: string): Promise<Member[]> {
  return scope.db
    .select({ squad: fantasySquads, joinedAt: fantasyPrivateMembers.joinedAt })
    .from(fantasyPrivateMembers)
    .innerJoin(fantasySquads, belongsTo(fantasyPrivateMembers, fantasyPrivateMembers.squadId, fantasySquads))
    .where(
      ofTenant(
        scope,
        fantasyPrivateMembers,
        and(eq(fantasyPrivateMembers.privateLeagueId, leagueId), isNull(fantasyPrivateMembers.removedAt)),
      ),
    )
    .orderBy(asc(fantasySquads.number));
}

/** Returns a private league of a season with its members. Throws `not-found`, also for who is no member: nobody else learns of it. */
export async function findOwnLeague(
  scope: TenantScope,
  seasonId: string,
  id: string,
  squadId: string,
): Promise<{ league: PrivateLeagueRow; members: Member[] }> {
  const ofSeason = and(eq(fantasyPrivateLeagues.id, id), eq(fantasyPrivateLeagues.fantasySeasonId, seasonId));
  const [league] = await scope.db
    .select()
    .from(fantasyPrivateLeagues)
    .where(ofTenant(scope, fantasyPrivateLeagues, ofSeason));
  const members = league ? await listMembers(scope, league.id) : [];
  if (!league || !members.some(({ squad }) => squad.id === squadId)) throw notFound('private league', id);
  return { league, members };
}
