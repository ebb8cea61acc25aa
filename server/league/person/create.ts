import { randomUUID } from 'node:crypto';
import { insertRows } from '#server/db/insert-rows.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { takenSlugs } from '#server/league/names/former-slugs.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import { fullName } from './change-name.ts';

type NewPerson = Pick<typeof people.$inferInsert, 'firstName' | 'lastName' | 'birthDate' | 'position'>;

/** Creates people in the caller's transaction, and returns their ids in this order. Announces nothing. */
export async function createPeople(scope: TenantScope, created: readonly NewPerson[]): Promise<string[]> {
  if (created.length === 0) return [];
  const { slug, externalIds } = people;
  const known = await scope.db.select({ slug, externalIds }).from(people).where(ofTenant(scope, people));
  const slugs = takenSlugs(known);
  const fallbackLocale = await fallbackLocaleOf(scope);
  const rows = created.map((person) => ({
    ...person,
    tenantId: scope.tenantId,
    id: randomUUID(),
    slug: takeSlug(fullName(person), slugs, 'person'),
    sortNames: sortNamesOf({ ...person, names: {} }, fallbackLocale),
  }));
  await insertRows(scope.db, people, rows);
  return rows.map(({ id }) => id);
}
