import { randomUUID } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import type { z } from 'zod';
import type { transferSquadMember as call, TransferInput } from '#lib/api/contract/people/squad.ts';
import { addDays } from '#lib/calendar-day.ts';
import { announce } from '#server/changes/announce.ts';
import { memberships } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badPlaces } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { faultOfStint } from './check-stint.ts';
import { loadMember, loadStints, lockMember } from './load-members.ts';
import { lockSquad } from './lock-squad.ts';
import { tagsOfMembers } from './tags.ts';

/**
 * Moves somebody to another team in one step: the place in the one ends on the day before, a place in the other begins on the day. A suspension
 * goes along. Announces both squads and the person. The caller authorises. Throws `not-found`, `bad-request` for a day that does not fit, and
 * `conflict` with the current place for an older revision.
 */
export function transferMember(
  scope: TenantScope,
  memberId: string,
  { revision, teamId, on, number }: TransferInput,
): Promise<z.output<typeof call.answer>> {
  return inTransaction(scope, async (scope) => {
    const before = await lockMember(scope, memberId);
    await assertRevision(revision, before.revision, () => loadMember(scope, memberId));
    if (before.teamId === teamId)
      throw badPlaces([{ path: 'teamId', message: say`is the team that the player is in` }]);
    await lockSquad(scope, teamId);
    assertDay(before, on);
    const { personId, role, position, restriction, restrictedUntil } = before;
    const joined = { personId, teamId, role, fromDate: on, untilDate: null };
    const fault = faultOfStint(joined, await loadStints(scope, joined));
    if (fault) throw badPlaces([{ path: 'on', message: fault.message }]);
    const [last] = await scope.db
      .select({ order: max(memberships.order) })
      .from(memberships)
      .where(ofTenant(scope, memberships, eq(memberships.teamId, teamId)));
    await scope.db
      .update(memberships)
      .set({ untilDate: addDays(on, -1), isCaptain: false })
      .where(ofTenant(scope, memberships, eq(memberships.id, memberId)));
    const id = randomUUID();
    await scope.db.insert(memberships).values({
      ...{ ...joined, tenantId: scope.tenantId, id, number, position, order: (last?.order ?? -1) + 1 },
      ...(restriction === 'suspended' && { restriction, restrictedUntil }),
    });
    await announce(scope, tagsOfMembers(scope, [before, joined]));
    return { left: await loadMember(scope, memberId), joined: await loadMember(scope, id) };
  });
}

function assertDay({ fromDate, untilDate }: { fromDate: string | null; untilDate: string | null }, on: string): void {
  if (fromDate !== null && on <= fromDate)
    throw badPlaces([{ path: 'on', message: say`must be after the first day in the former team, ${fromDate}` }]);
  if (untilDate !== null && on > untilDate)
    throw badPlaces([{ path: 'on', message: say`is after the last day in the former team, ${untilDate}` }]);
}
