import { eq } from 'drizzle-orm';
import type { SquadMember, SquadMemberInput } from '#lib/api/contract/people/squad.ts';
import { announce } from '#server/changes/announce.ts';
import { memberships } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badPlaces } from '#server/errors.ts';
import { assertGamesStay } from './assert-games-stay.ts';
import { faultOfStint } from './check-stint.ts';
import { loadMember, loadStints, lockMember } from './load-members.ts';
import { tagsOfMembers } from './tags.ts';

/**
 * Changes a place in a squad, and returns it as it is then. Announces the squad and the person. The caller authorises. Throws `not-found`,
 * `bad-request` for days that do not fit, and `conflict` with the current place for an older revision and for a player of games who would be none.
 */
export function setMember(
  scope: TenantScope,
  memberId: string,
  { revision, from, until, ...input }: SquadMemberInput,
): Promise<SquadMember> {
  return inTransaction(scope, async (scope) => {
    const before = await lockMember(scope, memberId);
    await assertRevision(revision, before.revision, () => loadMember(scope, memberId));
    const change = {
      ...input,
      ...(from !== undefined && { fromDate: from }),
      ...(until !== undefined && { untilDate: until }),
    };
    const after = { ...before, ...change };
    const fault = faultOfStint(after, await loadStints(scope, after));
    if (fault) throw badPlaces([{ path: fault.field, message: fault.message }]);
    if (after.role !== 'player') await assertGamesStay(scope, before, [memberId]);
    if (Object.keys(change).length > 0)
      await scope.db
        .update(memberships)
        .set(change)
        .where(ofTenant(scope, memberships, eq(memberships.id, memberId)));
    await announce(scope, tagsOfMembers(scope, [before]));
    return loadMember(scope, memberId);
  });
}
