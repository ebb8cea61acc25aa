import { and, countDistinct, eq, inArray, notInArray } from 'drizzle-orm';
import type { RemoveMembersInput, Squad } from '#lib/api/contract/people/squad.ts';
import { announce } from '#server/changes/announce.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { deleteUnknown } from '#server/league/person/delete-unknown.ts';
import { getSquad } from './get.ts';
import type { MembershipRow } from './load-members.ts';
import { lockSquad } from './lock-squad.ts';
import { tagsOfMembers } from './tags.ts';

/**
 * Removes places from a squad, and returns the squad as it is then. `withPeople` also deletes the people of whom nothing else is known. Announces the
 * squad and the people. The caller authorises. Throws `not-found` for a place of another team, and `conflict` for somebody who is on the
 * sheet of a game for the team: they left it, and have a last day.
 */
export function removeMembers(
  scope: TenantScope,
  teamId: string,
  { memberIds, withPeople }: RemoveMembersInput,
): Promise<Squad> {
  return inTransaction(scope, async (scope) => {
    await lockSquad(scope, teamId);
    const which = ofTenant(scope, memberships, and(eq(memberships.teamId, teamId), inArray(memberships.id, memberIds)));
    const removed = await scope.db.select().from(memberships).where(which).for('update');
    const unknown = memberIds.find((id) => !removed.some((row) => row.id === id));
    if (unknown) throw notFound('place in this squad', unknown);
    for (const row of removed) await assertNotPlayed(scope, row, memberIds);
    await scope.db.delete(memberships).where(which);
    await announce(scope, tagsOfMembers(scope, removed));
    if (withPeople)
      await deleteUnknown(
        scope,
        removed.map(({ personId }) => personId),
      );
    return getSquad(scope, teamId);
  });
}

/** A place as a player that stays keeps the games. */
async function assertNotPlayed(
  scope: TenantScope,
  { personId, teamId, role }: MembershipRow,
  removedIds: string[],
): Promise<void> {
  if (role !== 'player') return;
  const line = gamePlayerStats;
  const [played] = await scope.db
    .select({ games: countDistinct(line.gameId) })
    .from(line)
    .where(ofTenant(scope, line, eq(line.personId, personId), eq(line.teamId, teamId)));
  if (!played || played.games === 0) return;
  const staying = and(
    eq(memberships.personId, personId),
    eq(memberships.teamId, teamId),
    eq(memberships.role, 'player'),
    notInArray(memberships.id, removedIds),
  );
  if ((await scope.db.$count(memberships, ofTenant(scope, memberships, staying))) > 0) return;
  const [person] = await scope.db
    .select()
    .from(people)
    .where(ofTenant(scope, people, eq(people.id, personId)));
  throw new LeagueError(
    'conflict',
    `${person?.firstName} ${person?.lastName} is on the sheet of ${played.games} games of this team. Set a last day instead.`,
  );
}
