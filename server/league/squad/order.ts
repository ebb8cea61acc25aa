import { eq } from 'drizzle-orm';
import type { Squad } from '#lib/api/contract/people/squad.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { memberships } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { getSquad } from './get.ts';
import { lockSquad } from './lock-squad.ts';

/**
 * Sets the order of a squad by the ids of its places. Announces the squad. The caller authorises. Throws `not-found` for the team, and
 * `conflict` with the current squad where the ids are not those of all its places: somebody else has changed it.
 */
export function orderSquad(scope: TenantScope, teamId: string, memberIds: readonly string[]): Promise<Squad> {
  return inTransaction(scope, async (scope) => {
    await lockSquad(scope, teamId);
    const before = await getSquad(scope, teamId);
    const known = new Set(before.members.map(({ id }) => id));
    if (known.size !== memberIds.length || !memberIds.every((id) => known.has(id))) {
      const stale = new LeagueError(
        'conflict',
        say`These are not the places of the squad as it is now. Read it again.`,
      );
      stale.current = before;
      throw stale;
    }
    for (const [order, id] of memberIds.entries())
      await scope.db
        .update(memberships)
        .set({ order })
        .where(ofTenant(scope, memberships, eq(memberships.id, id)));
    await announce(scope, [tags.team(teamId)]);
    return getSquad(scope, teamId);
  });
}
