import { and, eq } from 'drizzle-orm';
import { maxHeadToHead } from '#lib/api/contract/fantasy/private-leagues.ts';
import { fantasyPrivateLeagues, fantasyPrivateMembers } from '#server/db/schema/fantasy-private-leagues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { assertOpen, type FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { findSquad, requireOwnSquad } from '#server/league/fantasy/squad/find.ts';
import { say } from '#server/refusals/sentence.ts';
import { newCode } from './code.ts';
import { listMembers, lockOwnLeague } from './find.ts';

const maxMembers = 500;

/**
 * Joins a private league by its code; a member stays one. Throws `not-found` for an unknown code, and `conflict` without a squad, for
 * who was removed, for a league that is full, and for head to head once its duels are drawn.
 */
export function joinPrivateLeague(
  scope: TenantScope,
  season: FantasySeasonRow,
  followerId: string,
  code: string,
): Promise<{ id: string }> {
  return inTransaction(scope, async (scope) => {
    assertOpen(season);
    const squad = await requireOwnSquad(scope, season.id, followerId);
    const ofCode = and(eq(fantasyPrivateLeagues.code, code), eq(fantasyPrivateLeagues.fantasySeasonId, season.id));
    const [league] = await scope.db
      .select()
      .from(fantasyPrivateLeagues)
      .where(ofTenant(scope, fantasyPrivateLeagues, ofCode))
      .for('update');
    if (!league) throw notFound('private league with the code', code);
    const [known] = await scope.db
      .select()
      .from(fantasyPrivateMembers)
      .where(memberOf(scope, league.id, squad.id));
    if (known?.removedAt)
      throw new LeagueError('conflict', say`The owner of this private league has removed this squad.`);
    if (known) return { id: league.id };
    const members = await listMembers(scope, league.id);
    if (league.startedAt) throw new LeagueError('conflict', say`The duels of this private league are drawn.`);
    const limit = league.kind === 'head-to-head' ? maxHeadToHead : maxMembers;
    if (members.length >= limit) throw new LeagueError('conflict', say`This private league is full: ${limit} squads.`);
    await scope.db
      .insert(fantasyPrivateMembers)
      .values({ tenantId: scope.tenantId, privateLeagueId: league.id, squadId: squad.id });
    return { id: league.id };
  });
}

const memberOf = (scope: TenantScope, leagueId: string, squadId: string) =>
  ofTenant(
    scope,
    fantasyPrivateMembers,
    and(eq(fantasyPrivateMembers.privateLeagueId, leagueId), eq(fantasyPrivateMembers.squadId, squadId)),
  );

/** Leaves a private league; with its owner it ends. Throws `not-found`, and `conflict` once duels are drawn. */
export function leavePrivateLeague(
  scope: TenantScope,
  season: FantasySeasonRow,
  followerId: string,
  id: string,
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const squad = await requireOwnSquad(scope, season.id, followerId);
    const { league } = await lockOwnLeague(scope, season.id, id, squad.id);
    if (league.ownerId === squad.id) {
      const own = eq(fantasyPrivateLeagues.id, league.id);
      await scope.db.delete(fantasyPrivateLeagues).where(ofTenant(scope, fantasyPrivateLeagues, own));
      return;
    }
    assertNotStarted(league.startedAt);
    await scope.db.delete(fantasyPrivateMembers).where(memberOf(scope, league.id, squad.id));
  });
}

/**
 * Removes a squad from a private league for good and gives the league a new code. Throws `not-found`, `forbidden` for who is not the
 * owner, and `conflict` for the owner's own squad and once duels are drawn.
 */
export function removeMember(
  scope: TenantScope,
  season: FantasySeasonRow,
  followerId: string,
  { id, squad: number }: { id: string; squad: number },
  now = new Date(),
): Promise<{ code: string }> {
  return inTransaction(scope, async (scope) => {
    const own = await requireOwnSquad(scope, season.id, followerId);
    const { league, members } = await lockOwnLeague(scope, season.id, id, own.id);
    if (league.ownerId !== own.id)
      throw new LeagueError('forbidden', say`Only the owner of a private league removes members.`);
    const squad = await findSquad(scope, season.id, number);
    if (!members.some((member) => member.squad.id === squad.id)) throw notFound('member', String(number));
    if (squad.id === own.id) throw new LeagueError('conflict', say`The owner leaves a private league by ending it.`);
    assertNotStarted(league.startedAt);
    const code = newCode();
    await scope.db
      .update(fantasyPrivateMembers)
      .set({ removedAt: now })
      .where(memberOf(scope, league.id, squad.id));
    await scope.db
      .update(fantasyPrivateLeagues)
      .set({ code })
      .where(ofTenant(scope, fantasyPrivateLeagues, eq(fantasyPrivateLeagues.id, league.id)));
    return { code };
  });
}

function assertNotStarted(startedAt: Date | null): void {
  if (startedAt) throw new LeagueError('conflict', say`The duels of this private league are drawn: everybody stays.`);
}
