import { and, eq, inArray } from 'drizzle-orm';
import type { RemoveMembersInput, Squad } from '#lib/api/contract/people/squad.ts';
import { announce } from '#server/changes/announce.ts';
import { memberships } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { deleteUnknown } from '#server/league/person/delete-unknown.ts';
import { assertGamesStay } from './assert-games-stay.ts';
import { getSquad } from './get.ts';
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
    for (const row of removed) await assertGamesStay(scope, row, memberIds);
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
