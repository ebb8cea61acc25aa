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

type OwnLeague = { league: PrivateLeagueRow; members: Member[] };

/** Returns a private league of a season with its members. Throws `not-found`, also for who is no member: nobody else learns of it. */
export const findOwnLeague = (scope: TenantScope, seasonId: string, id: string, squadId: string): Promise<OwnLeague> =>
  readOwnLeague(scope, { seasonId, id, squadId });

/** Returns a private league as `findOwnLeague` does, and holds it and its members until the transaction ends. */
export const lockOwnLeague = (scope: TenantScope, seasonId: string, id: string, squadId: string): Promise<OwnLeague> =>
  readOwnLeague(scope, { seasonId, id, squadId, isLocked: true });

type Asked = { seasonId: string; id: string; squadId: string; isLocked?: true };

async function readOwnLeague(scope: TenantScope, { seasonId, id, squadId, isLocked }: Asked): Promise<OwnLeague> {
  const ofSeason = and(eq(fantasyPrivateLeagues.id, id), eq(fantasyPrivateLeagues.fantasySeasonId, seasonId));
  const asked = scope.db
    .select()
    .from(fantasyPrivateLeagues)
    .where(ofTenant(scope, fantasyPrivateLeagues, ofSeason));
  const [league] = await (isLocked ? asked.for('update') : asked);
  const members = league ? await listMembers(scope, league.id) : [];
  if (!league || !members.some(({ squad }) => squad.id === squadId)) throw notFound('private league', id);
  return { league, members };
}
