import { eq } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/league/errors.ts';

/** The id of the person with that slug. Throws `not-found`. */
export async function findPersonId(scope: TenantScope, slug: string): Promise<string> {
  const [person] = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, eq(people.slug, slug)));
  if (!person) throw notFound('player', slug);
  return person.id;
}
