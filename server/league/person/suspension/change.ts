import { eq } from 'drizzle-orm';
import type { Suspension, SuspensionChange } from '#lib/api/contract/people/suspensions.ts';
import { announce } from '#server/changes/announce.ts';
import { suspensions } from '#server/db/schema/suspensions.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, notFound } from '#server/errors.ts';
import { assertDecision } from './check-input.ts';
import { getDecision } from './list.ts';
import { tagsOfSuspended } from './tags.ts';

/**
 * Changes a decision that suspends somebody, lifts it, or lets it stand again, and returns it as it is then. Announces the leagues that show it; the
 * caller authorises. Throws `not-found`, `bad-request` with the place of each fault, and `conflict` with the current decision for an older revision.
 */
export function changeSuspension(
  scope: TenantScope,
  id: string,
  { revision, from, until, ...input }: SuspensionChange,
): Promise<Suspension> {
  return inTransaction(scope, async (scope) => {
    const ofId = ofTenant(scope, suspensions, eq(suspensions.id, id));
    const [before] = await scope.db.select().from(suspensions).where(ofId).for('update');
    if (!before) throw notFound('suspension', id);
    const current = () => getDecision(scope, before.personId, id);
    await assertRevision(revision, before.revision, current);
    const change = {
      ...input,
      ...(input.liftedOn === null && { liftedReason: null }),
      ...(from !== undefined && { fromDate: from }),
      ...(until !== undefined && { untilDate: until }),
    };
    await assertDecision(scope, { ...before, ...change });
    if (Object.keys(change).length > 0) await scope.db.update(suspensions).set(change).where(ofId);
    await announce(scope, await tagsOfSuspended(scope, before.personId));
    return current();
  });
}
