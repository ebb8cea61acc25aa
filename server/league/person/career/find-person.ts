import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { isAtAddress, ownSlugFirst } from '#server/league/person/person-slugs.ts';

/** Finds the id of a person who has a page, by its current or a former slug. Throws `not-found`. */
export async function findPersonId(scope: TenantScope, slug: string): Promise<string> {
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, isAtAddress(slug)))
    .orderBy(ownSlugFirst(slug))
    .limit(1);
  if (!person) throw notFound('player', slug);
  return person.id;
}
