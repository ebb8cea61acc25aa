import { inArray } from 'drizzle-orm';
import type { PersonOutside } from '#lib/api/contract/people/squad.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadMemberships } from '#server/league/person/record/cards.ts';

/** Loads, by id, what a caller out of whose reach these people are may know of them: what is public, and the latest team. */
export async function loadPeopleOutside(scope: TenantScope, ids: string[]): Promise<Map<string, PersonOutside>> {
  if (ids.length === 0) return new Map();
  const { id, level, firstName, lastName } = publicPeople;
  const rows = await scope.db
    .select({ id, level, firstName, lastName })
    .from(publicPeople)
    .where(ofTenant(scope, publicPeople, inArray(publicPeople.id, ids)));
  const places = await loadMemberships(scope, ids);
  return new Map(
    rows.map(({ id, level, firstName, lastName }) => {
      const [latest] = places.get(id) ?? [];
      const name = level === 'hidden' ? null : `${firstName} ${lastName}`.trim();
      return [id, { id, name, team: latest?.team ?? null, season: latest?.season ?? null }];
    }),
  );
}
