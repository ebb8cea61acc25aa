import { tags } from '#lib/api/tags.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { isAtAddress, ownSlugFirst } from '#server/league/person/person-slugs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Finds the id of a person who has a page, by its current or a former slug. Throws `not-found`. */
export async function findPersonId(scope: TenantScope & Pick<ReadScope, 'tags'>, slug: string): Promise<string> {
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, isAtAddress(slug)))
    .orderBy(ownSlugFirst(slug))
    .limit(1);
  if (!person) {
    dependsOn(scope, tags.players(scope.tenantId));
    throw notFound('player', slug);
  }
  dependsOn(scope, tags.player(person.id), tags.seasons(scope.tenantId), tags.clubs(scope.tenantId));
  return person.id;
}
