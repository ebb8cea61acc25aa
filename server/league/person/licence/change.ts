import { and, eq, ne } from 'drizzle-orm';
import type { Licence, LicenceChange } from '#lib/api/contract/people/licences.ts';
import { licences } from '#server/db/schema/licences.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badPlaces } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { loadLicence, lockLicence } from './load.ts';

/**
 * Changes a licence, and returns it as it is then. The caller authorises. Throws `not-found`, `bad-request` for days that do not fit and for the number of
 * another licence, and `conflict` with the current licence for an older revision.
 */
export function changeLicence(
  scope: TenantScope,
  id: string,
  { revision, from, until, ...input }: LicenceChange,
): Promise<Licence> {
  return inTransaction(scope, async (scope) => {
    const before = await lockLicence(scope, id);
    await assertRevision(revision, before.revision, () => loadLicence(scope, id));
    const change = {
      ...input,
      ...(from !== undefined && { fromDate: from }),
      ...(until !== undefined && { untilDate: until }),
    };
    const { number, fromDate, untilDate } = { ...before, ...change };
    if (fromDate && untilDate && untilDate < fromDate)
      throw badPlaces([{ path: 'until', message: say`the last day ${untilDate} is before the first, ${fromDate}` }]);
    const isTaken = and(eq(licences.number, number), ne(licences.id, id));
    if ((await scope.db.$count(licences, ofTenant(scope, licences, isTaken))) > 0)
      throw badPlaces([{ path: 'number', message: say`${number} is another licence` }]);
    if (Object.keys(change).length > 0)
      await scope.db
        .update(licences)
        .set(change)
        .where(ofTenant(scope, licences, eq(licences.id, id)));
    return loadLicence(scope, id);
  });
}

/** Removes a licence that was entered by mistake. The caller authorises. Throws `not-found`. */
export function removeLicence(scope: TenantScope, id: string): Promise<Record<string, never>> {
  return inTransaction(scope, async (scope) => {
    await lockLicence(scope, id);
    await scope.db.delete(licences).where(ofTenant(scope, licences, eq(licences.id, id)));
    return {};
  });
}
