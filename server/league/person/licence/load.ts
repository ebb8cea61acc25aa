import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Licence } from '#lib/api/contract/people/licences.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { licences } from '#server/db/schema/licences.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { todayOf } from '#server/league/tenant/today.ts';

export type LicenceRow = typeof licences.$inferSelect;

/** Whether a licence is valid on a day. */
export const isValidOn = ({ fromDate, untilDate }: Pick<LicenceRow, 'fromDate' | 'untilDate'>, day: string): boolean =>
  (fromDate ?? '') <= day && day <= (untilDate ?? '9999');

/** Loads licences with whole names, the latest first. The caller authorises. */
export async function loadLicences(scope: TenantScope, which: SQL | undefined): Promise<Licence[]> {
  const today = await todayOf(scope);
  const { firstName, lastName } = people;
  const rows = await scope.db
    .select({ licence: licences, firstName, lastName })
    .from(licences)
    .innerJoin(people, belongsTo(licences, licences.personId, people))
    .where(ofTenant(scope, licences, which))
    .orderBy(sql`${licences.untilDate} desc nulls first`, desc(licences.createdAt), licences.id);
  return rows.map(({ licence, firstName, lastName }) => ({
    id: licence.id,
    revision: licence.revision,
    person: { id: licence.personId, name: `${firstName} ${lastName}`.trim() },
    number: licence.number,
    kind: licence.kind,
    from: licence.fromDate,
    until: licence.untilDate,
    isValid: isValidOn(licence, today),
  }));
}

/** Loads one licence. Throws `not-found`. */
export async function loadLicence(scope: TenantScope, id: string): Promise<Licence> {
  const [found] = await loadLicences(scope, eq(licences.id, id));
  if (!found) throw notFound('licence', id);
  return found;
}

/** Locks a licence for a change. Throws `not-found`. */
export async function lockLicence(scope: TenantScope, id: string): Promise<LicenceRow> {
  const ofId = ofTenant(scope, licences, eq(licences.id, id));
  const [row] = await scope.db.select().from(licences).where(ofId).for('update');
  if (!row) throw notFound('licence', id);
  return row;
}

/** Loads the licences of a person, the latest first. The caller authorises. */
export const loadLicencesOf = (scope: TenantScope, personId: string): Promise<Licence[]> =>
  loadLicences(scope, eq(licences.personId, personId));
