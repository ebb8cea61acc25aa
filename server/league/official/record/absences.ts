import { asc, gte } from 'drizzle-orm';
import type { OfficialAbsence } from '#lib/api/contract/people/officials.ts';
import { inIds } from '#server/db/in-ids.ts';
import { officialAbsences } from '#server/db/schema/officials.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { say } from '#server/refusals/sentence.ts';

/** Loads when these officials are absent from today on, by official; undefined for all of them. */
export async function loadAbsences(
  scope: TenantScope,
  officialIds?: readonly string[],
): Promise<Map<string, OfficialAbsence[]>> {
  const { officialId, fromDate, untilDate, note } = officialAbsences;
  const rows = await scope.db
    .select({ officialId, from: fromDate, until: untilDate, note })
    .from(officialAbsences)
    .where(ofTenant(scope, officialAbsences, inIds(officialId, officialIds), gte(untilDate, await todayOf(scope))))
    .orderBy(asc(fromDate), asc(untilDate));
  const byOfficial = Map.groupBy(rows, (row) => row.officialId);
  return new Map([...byOfficial].map(([id, own]) => [id, own.map(({ officialId, ...absence }) => absence)]));
}

/** Replaces the absences of an official from today on. Throws `bad-request` for days that do not fit. */
export async function replaceAbsences(
  scope: TenantScope,
  officialId: string,
  absences: readonly OfficialAbsence[],
): Promise<void> {
  const faults = absences.flatMap(({ from, until }, index) =>
    until < from
      ? [{ path: `absences.${index}.until`, message: say`the last day ${until} is before the first, ${from}` }]
      : [],
  );
  if (faults.length > 0) throw badPlaces(faults);
  const { tenantId, db } = scope;
  await db
    .delete(officialAbsences)
    .where(
      ofTenant(
        scope,
        officialAbsences,
        inIds(officialAbsences.officialId, [officialId]),
        gte(officialAbsences.untilDate, await todayOf(scope)),
      ),
    );
  if (absences.length > 0)
    await db
      .insert(officialAbsences)
      .values(
        absences.map(({ from, until, note }) => ({ tenantId, officialId, fromDate: from, untilDate: until, note })),
      );
}
