import { or, sql } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { hasSlug, ownSlugFirst } from '#server/league/person/person-slugs.ts';

export type PersonRow = typeof people.$inferSelect;

/**
 * Finds a person by slug, by a source's id (`roster:17`) or by our own id. Throws `not-found`, and `bad-request` if several
 * people have that id.
 */
export async function findPersonByName(scope: TenantScope, name: string): Promise<PersonRow> {
  const hasId = sql`${people.externalIds} @> ${sql.param([name])}::text[]`;
  const [found, another] = await scope.db
    .select()
    .from(people)
    .where(ofTenant(scope, people, or(hasSlug(name), sql`${people.id}::text = ${name}`, hasId)))
    .orderBy(ownSlugFirst(name))
    .limit(2);
  if (!found) throw notFound('person', name);
  if (another && found.slug !== name)
    throw badRequest(`"${name}" is an id of several people. Use their slugs instead.`);
  return found;
}
