import { and, eq, inArray } from 'drizzle-orm';
import type { RemoveMembersInput, Squad } from '#lib/api/contract/people/squad.ts';
import { announce } from '#server/changes/announce.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { deleteUnknown } from '#server/league/person/delete-unknown.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertGamesStay } from './assert-games-stay.ts';
import { getSquad } from './get.ts';
import type { MembershipRow } from './load-members.ts';
import { lockSquad } from './lock-squad.ts';
import { standingRestrictions } from './standing-restrictions.ts';
import { tagsOfMembers } from './tags.ts';

/**
 * Removes places from a squad, and returns the squad as it is then. `withPeople` also deletes the people of whom nothing else is known. Announces the
 * squad and the people. The caller authorises. Throws `not-found` for a place of another team, and `conflict` for somebody who is on the
 * sheet of a game for the team (they left it, and have a last day) or may not play: who enters anew would play again.
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
    for (const row of removed) await assertGamesStay(scope, row, memberIds);
    await assertUnrestricted(scope, teamId, removed);
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

async function assertUnrestricted(
  scope: TenantScope,
  teamId: string,
  removed: readonly MembershipRow[],
): Promise<void> {
  const restricted = removed.filter(({ restriction }) => restriction !== null).map(({ personId }) => personId);
  const standing = await standingRestrictions(scope, teamId, restricted);
  const [personId] = [...standing.keys()];
  if (personId === undefined) return;
  const { firstName, lastName } = await fetchOrThrow(scope, people, personId, 'person');
  throw new LeagueError(
    'conflict',
    say`${firstName} ${lastName} may not play at present. Set a last day instead, or have the restriction lifted first.`,
  );
}
