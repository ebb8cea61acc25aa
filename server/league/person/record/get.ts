import { countDistinct, eq } from 'drizzle-orm';
import type { PersonRecord } from '#lib/api/contract/people/person.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { people } from '#server/db/schema/people.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadMemberships } from './cards.ts';

/** Returns everything that the league knows of a person. Only for staff: the caller authorises. Throws `not-found`. */
export async function getPersonRecord(scope: TenantScope, id: string): Promise<PersonRecord> {
  const person = await fetchOrThrow(scope, people, id, 'person');
  const { slug, firstName, lastName, names, birthDate, heightCm, weightKg, nationality, position, portrait } = person;
  const line = gamePlayerStats;
  const [played] = await scope.db
    .select({ games: countDistinct(line.gameId) })
    .from(line)
    .where(ofTenant(scope, line, eq(line.personId, id)));
  return {
    ...{ id, slug, firstName, lastName, names, birthDate, heightCm, weightKg, nationality, position, portrait },
    revision: person.revision,
    visibility: person.visibility,
    publicLevel: person.publicLevel,
    memberships: (await loadMemberships(scope, [id])).get(id) ?? [],
    games: played?.games ?? 0,
  };
}
