import { inIds } from '#server/db/in-ids.ts';
import { licences } from '#server/db/schema/licences.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { isValidOn } from './load.ts';

/** Why somebody is not licensed on a day: `until` is the last day of the licence that has ended; null where there is none. */
export type Unlicensed = { until: string | null };

/**
 * Loads who has no licence on a day, by person. Whose licences have all ended, or are still to begin, has none; who never had one counts only where
 * `isRequired`.
 */
export async function loadUnlicensed(
  scope: TenantScope,
  personIds: readonly string[],
  day: string,
  isRequired: boolean,
): Promise<Map<string, Unlicensed>> {
  const rows = await scope.db
    .select()
    .from(licences)
    .where(ofTenant(scope, licences, inIds(licences.personId, personIds)));
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return new Map(
    personIds.flatMap((id): [string, Unlicensed][] => {
      const own = byPerson.get(id) ?? [];
      const isValid = own.some((one) => isValidOn(one, day));
      if (isValid || (own.length === 0 && !isRequired)) return [];
      const ended = own.flatMap(({ untilDate }) => (untilDate && untilDate < day ? untilDate : []));
      return [[id, { until: ended.sort().at(-1) ?? null }]];
    }),
  );
}
