import { and, eq, or } from 'drizzle-orm';
import { distinctPeople } from '#server/db/schema/distinct-people.ts';
import { people } from '#server/db/schema/people.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/**
 * Says that two records are of two people, or takes that back. The caller authorises. Throws `not-found`, and `bad-request` for one record twice.
 */
export function tellApart(
  scope: TenantScope,
  oneId: string,
  otherId: string,
  areTwo: boolean,
): Promise<{ outcome: 'changed' | 'unchanged' }> {
  return inTransaction(scope, async (scope) => {
    for (const id of [oneId, otherId]) await fetchOrThrow(scope, people, id, 'person');
    if (oneId === otherId) throw badRequest(say`This is the same record twice.`);
    const known = await scope.db.$count(distinctPeople, ofPair(scope, oneId, otherId));
    if (known > 0 === areTwo) return { outcome: 'unchanged' };
    if (areTwo) {
      const pair = { tenantId: scope.tenantId, oneId, otherId };
      await scope.db.insert(distinctPeople).values(pair).onConflictDoNothing();
    } else await forgetPair(scope, oneId, otherId);
    return { outcome: 'changed' };
  });
}

/** Forgets that two records are of two people, whichever was named first. */
export async function forgetPair(scope: TenantScope, oneId: string, otherId: string): Promise<void> {
  await scope.db.delete(distinctPeople).where(ofPair(scope, oneId, otherId));
}

function ofPair(scope: TenantScope, oneId: string, otherId: string) {
  const { oneId: one, otherId: other } = distinctPeople;
  return ofTenant(
    scope,
    distinctPeople,
    or(and(eq(one, oneId), eq(other, otherId)), and(eq(one, otherId), eq(other, oneId))),
  );
}
