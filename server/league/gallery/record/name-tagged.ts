import { inArray } from 'drizzle-orm';
import type { TaggedPerson } from '#lib/api/contract/gallery-record.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns people as staff tag them, by id, and whether their pictures are public. */
export async function nameTagged(scope: TenantScope, ids: readonly string[]): Promise<Map<string, TaggedPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName, level: people.publicLevel })
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, [...new Set(ids)])));
  return new Map(
    rows.map(({ id, firstName, lastName, level }) => [
      id,
      { id, name: `${firstName} ${lastName}`.trim(), isPublic: level === 'full' },
    ]),
  );
}
