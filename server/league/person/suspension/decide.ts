import { randomUUID } from 'node:crypto';
import type { Suspension, SuspensionInput } from '#lib/api/contract/people/suspensions.ts';
import { announce } from '#server/changes/announce.ts';
import { suspensions } from '#server/db/schema/suspensions.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertDecision, assertFirstOfSource } from './check-input.ts';
import { getDecision } from './list.ts';
import { tagsOfSuspended } from './tags.ts';

/**
 * Suspends somebody by a decision of the office. Announces the leagues that show it; the caller authorises. Throws `bad-request` with the place of each
 * fault, and `conflict` for a second decision on the same fouls.
 */
export function decideSuspension(
  scope: TenantScope,
  { from, until, source, ...input }: SuspensionInput,
): Promise<Suspension> {
  return inTransaction(scope, async (scope) => {
    const id = randomUUID();
    const values = {
      ...{ ...input, id, tenantId: scope.tenantId, fromDate: from, untilDate: until },
      ...{ sourceGameId: source?.gameId ?? null, cause: source?.cause ?? null },
    };
    await assertDecision(scope, values);
    await assertFirstOfSource(scope, values);
    await scope.db.insert(suspensions).values(values);
    await announce(scope, await tagsOfSuspended(scope, input.personId));
    return getDecision(scope, input.personId, id);
  });
}
