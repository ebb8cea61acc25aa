import { and, eq } from 'drizzle-orm';
import { fantasyPrivateLeagues, fantasyPrivateMembers } from '#server/db/schema/fantasy-private-leagues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { aroundNow, listRounds } from '#server/league/fantasy/round/rounds.ts';
import { assertOpen, type FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { lockOwnSquad } from '#server/league/fantasy/squad/find.ts';
import { say } from '#server/refusals/sentence.ts';
import { newCode } from './code.ts';

const maxOwned = 20;

type NewLeague = { requestId: string; name: string; kind: 'classic' | 'head-to-head' };

/**
 * Creates a private league of the follower's squad, from the coming round on. The same `requestId` creates it once. Throws `conflict`
 * without a squad, after the last deadline, and for an owner of too many.
 */
export function createPrivateLeague(
  scope: TenantScope,
  season: FantasySeasonRow,
  followerId: string,
  { requestId, name, kind }: NewLeague,
  now = Date.now(),
): Promise<{ id: string; code: string }> {
  return inTransaction(scope, async (scope) => {
    assertOpen(season);
    const squad = await lockOwnSquad(scope, season.id, followerId);
    const { coming } = aroundNow(await listRounds(scope, season.id), now);
    if (!coming) throw new LeagueError('conflict', say`No round is to come in which a private league could begin.`);
    const own = ofTenant(scope, fantasyPrivateLeagues, eq(fantasyPrivateLeagues.ownerId, squad.id));
    if ((await scope.db.$count(fantasyPrivateLeagues, own)) >= maxOwned)
      throw new LeagueError('conflict', say`A squad owns at most ${maxOwned} private leagues.`);
    const values = { fantasySeasonId: season.id, requestId, name, kind, ownerId: squad.id, fromRound: coming.number };
    const [created] = await scope.db
      .insert(fantasyPrivateLeagues)
      .values({ tenantId: scope.tenantId, code: newCode(), ...values })
      .onConflictDoNothing({
        target: [fantasyPrivateLeagues.tenantId, fantasyPrivateLeagues.ownerId, fantasyPrivateLeagues.requestId],
      })
      .returning();
    if (!created) return repeated(scope, squad.id, requestId);
    await scope.db
      .insert(fantasyPrivateMembers)
      .values({ tenantId: scope.tenantId, privateLeagueId: created.id, squadId: squad.id });
    return { id: created.id, code: created.code };
  });
}

async function repeated(scope: TenantScope, ownerId: string, requestId: string) {
  const [known] = await scope.db
    .select({ id: fantasyPrivateLeagues.id, code: fantasyPrivateLeagues.code })
    .from(fantasyPrivateLeagues)
    .where(
      ofTenant(
        scope,
        fantasyPrivateLeagues,
        and(eq(fantasyPrivateLeagues.ownerId, ownerId), eq(fantasyPrivateLeagues.requestId, requestId)),
      ),
    );
  if (!known) throw new Error('The private league was neither created nor found.');
  return known;
}
