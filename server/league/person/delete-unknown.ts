import { asc, inArray } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { isReferenced } from '#server/league/references/is-referenced.ts';
import { deletePerson } from './delete.ts';
import { placesOfPeople } from './merge/move-rows.ts';
import type { PersonRow } from './merge/named.ts';

/** What every record has, by its entry in a squad or by the database. Any other column, also one that is new, tells more of the person. */
const entered: ReadonlySet<string> = new Set<keyof PersonRow>([
  ...(['tenantId', 'id', 'slug', 'neutralSlug', 'createdAt', 'updatedAt', 'revision'] as const),
  ...(['firstName', 'lastName', 'sortNames', 'searchKey', 'publicSearchKey'] as const),
  ...(['birthDate', 'position', 'publicLevel'] as const),
]);

/** Deletes those of these people of whom nothing is known but what their entry in a squad said, in the caller's transaction. */
export async function deleteUnknown(scope: TenantScope, personIds: readonly string[]): Promise<void> {
  const rows = await scope.db
    .select()
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, [...personIds])))
    .orderBy(asc(people.id))
    // Nothing refers to them anew until the transaction ends.
    .for('update');
  for (const row of rows)
    if (!hasFacts(row) && !(await isReferenced(scope, placesOfPeople, 'person', row.id)))
      await deletePerson(scope, row.id);
}

const hasFacts = (row: PersonRow): boolean =>
  Object.entries(row).some(([column, value]) => !entered.has(column) && !isEmpty(value));

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);
