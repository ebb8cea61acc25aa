import type { TenantScope } from '#server/db/tenant-scope.ts';
import { storeLicences } from '#server/league/person/licence/enter.ts';
import type { RosterInput, RosterOutcome } from './roster-input.ts';

export type ShownLicence = { personId: string; entry: RosterInput };
type Outcomes = Map<RosterInput, { outcome: RosterOutcome; id: string }>;

/**
 * Enters the licences that the lines of a roster name, and marks the lines that change one. Returns a message for each number that is somebody else's
 * licence: it is not taken over.
 */
export async function enterLicencesOf(
  scope: TenantScope,
  shown: readonly ShownLicence[],
  outcomes: Outcomes,
): Promise<string[]> {
  const named = shown.flatMap(({ personId, entry }) => (entry.licence ? [{ ...entry.licence, personId, entry }] : []));
  if (named.length === 0) return [];
  const { taken, changed } = await storeLicences(scope, named);
  for (const { entry, personId } of named)
    if (changed.has(personId) && outcomes.get(entry)?.outcome === 'unchanged')
      outcomes.set(entry, { outcome: 'changed', id: personId });
  return taken.flatMap((index) => {
    const one = named[index];
    if (!one) return [];
    const { firstName, lastName } = one.entry.entrant;
    return `licence ${one.number} of ${`${firstName} ${lastName}`.trim()} is that of somebody else, and was not entered. Correct its number`;
  });
}
