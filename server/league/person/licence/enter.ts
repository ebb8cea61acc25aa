import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { enterLicences as call, LicenceEntries } from '#lib/api/contract/people/licences.ts';
import { licences } from '#server/db/schema/licences.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { Shelf } from '#server/league/fixture/shelf.ts';
import { say } from '#server/refusals/sentence.ts';
import { findHolders } from './find-holders.ts';
import { loadLicences } from './load.ts';

type Shown = { personId: string; number: string; kind: string | null; from: string | null; until: string | null };

/**
 * Enters licences, or renews those whose numbers the people have already. The caller authorises. Throws `bad-request` with the place of each fault: a name
 * that means nobody or several people, the number of somebody else, days that do not fit; then nothing is entered.
 */
export function enterLicences(scope: TenantScope, input: LicenceEntries): Promise<z.output<typeof call.answer>> {
  return inTransaction(scope, async (scope) => {
    const { holders, faults } = await findHolders(scope, input);
    if (faults.length > 0) throw badPlaces(faults);
    const shown = input.entries.map((entry, index) => ({ ...entry, personId: holders[index] ?? '' }));
    const { ids, added, taken } = await storeLicences(scope, shown);
    const disordered = shown.flatMap(({ from, until }, index) =>
      from && until && until < from
        ? [{ path: `entries.${index}.until`, message: say`the last day ${until} is before the first, ${from}` }]
        : [],
    );
    const others = taken.map((index) => ({
      path: `entries.${index}.number`,
      message: say`${shown[index]?.number ?? ''} is the licence of somebody else`,
    }));
    if (disordered.length > 0 || others.length > 0) throw badPlaces([...disordered, ...others]);
    return { items: await loadLicences(scope, inArray(licences.id, ids)), added };
  });
}

/**
 * Adds licences and renews known ones, by number; what is empty stays. `taken`: the indexes of those whose number is somebody else's, which are left out.
 */
export async function storeLicences(
  scope: TenantScope,
  shown: readonly Shown[],
): Promise<{ ids: string[]; added: number; taken: number[]; changed: Set<string> }> {
  const numbers = shown.map(({ number }) => number);
  const known = await scope.db
    .select()
    .from(licences)
    .where(ofTenant(scope, licences, inArray(licences.number, numbers)))
    .for('update');
  const shelf = new Shelf(licences, known);
  const result = { ids: [] as string[], added: 0, taken: [] as number[], changed: new Set<string>() };
  for (const [index, { personId, number, kind, from, until }] of shown.entries()) {
    const found = shelf.rows.find((one) => one.number === number);
    if (found && found.personId !== personId) {
      result.taken.push(index);
      continue;
    }
    const given = { ...(kind && { kind }), ...(from && { fromDate: from }), ...(until && { untilDate: until }) };
    if (found) {
      if (shelf.change(found, given)) result.changed.add(personId);
      result.ids.push(found.id);
      continue;
    }
    const id = randomUUID();
    const own = { tenantId: scope.tenantId, id, createdAt: new Date(), personId, number, revision: 0 };
    shelf.add({ kind: null, fromDate: null, untilDate: null, ...given, ...own });
    result.ids.push(id);
    result.added += 1;
    result.changed.add(personId);
  }
  await shelf.save(scope.db);
  return result;
}
