import { and, eq, isNull } from 'drizzle-orm';
import { setRestriction as call, type SetRestrictionInput } from '#lib/api/contract/restriction.ts';
import { memberships } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { findPersonByName } from '#server/league/person/merge/named.ts';
import { say } from '#server/refusals/sentence.ts';

/**
 * Says that a player is suspended or has no licence, in all teams that the player has not left; null lifts it. Only tables and the
 * office see it. Names resolve as in `findPersonByName`. The caller authorises. Throws `bad-request`, `not-found`, and `conflict`
 * for a person who plays in no team.
 */
export function setRestriction(
  scope: TenantScope,
  personName: string,
  input: SetRestrictionInput,
): Promise<{ outcome: 'changed' | 'unchanged'; name: string }> {
  return inTransaction(scope, async (scope) => {
    const { restriction, until } = parseInput(call.body, input);
    const person = await findPersonByName(scope, personName);
    const name = `${person.firstName} ${person.lastName}`.trim();
    const present = ofTenant(
      scope,
      memberships,
      and(eq(memberships.personId, person.id), eq(memberships.role, 'player'), isNull(memberships.untilDate)),
    );
    const rows = await scope.db.select().from(memberships).where(present);
    if (rows.length === 0) throw new LeagueError('conflict', say`${name} plays in no team.`);
    const next = { restriction, restrictedUntil: restriction && until };
    const isSame = rows.every((row) => row.restriction === restriction && row.restrictedUntil === next.restrictedUntil);
    if (isSame) return { outcome: 'unchanged', name };
    await scope.db.update(memberships).set(next).where(present);
    return { outcome: 'changed', name };
  });
}
