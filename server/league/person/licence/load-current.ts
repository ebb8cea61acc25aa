import { inIds } from '#server/db/in-ids.ts';
import { licences } from '#server/db/schema/licences.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { isValidOn } from './load.ts';

type CurrentLicence = {
  number: string;
  kind: string | null;
  from: string | null;
  until: string | null;
  isValid: boolean;
};

/** Loads by person the licence that is valid today, else the one that has ended last. The caller authorises. */
export async function loadCurrentLicences(
  scope: TenantScope,
  personIds: readonly string[],
): Promise<Map<string, CurrentLicence>> {
  const today = await todayOf(scope);
  const rows = await scope.db
    .select()
    .from(licences)
    .where(ofTenant(scope, licences, inIds(licences.personId, personIds)));
  const latestLast = rows.toSorted(
    (a, b) =>
      Number(isValidOn(a, today)) - Number(isValidOn(b, today)) ||
      (a.untilDate ?? '9999').localeCompare(b.untilDate ?? '9999') ||
      a.number.localeCompare(b.number),
  );
  return new Map(
    latestLast.map((row) => {
      const { personId, number, kind, fromDate, untilDate } = row;
      return [personId, { number, kind, from: fromDate, until: untilDate, isValid: isValidOn(row, today) }];
    }),
  );
}
