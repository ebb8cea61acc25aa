import { inArray } from 'drizzle-orm';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedPerson } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';

export const playerRefColumns = {
  id: people.id,
  slug: people.slug,
  firstName: people.firstName,
  lastName: people.lastName,
  names: people.names,
  portrait: people.portrait,
};

type PlayerRefRow = Pick<typeof people.$inferSelect, keyof typeof playerRefColumns>;

export function toPlayerRef(scope: ReadScope, row: PlayerRefRow): PlayerRef {
  return { id: row.id, slug: row.slug, portrait: row.portrait, ...localisedPerson(scope, row) };
}

/** Loads references to people (name, slug, portrait) by id. */
export async function loadPlayerRefs(
  scope: ReadScope,
  ids: Iterable<string | null | undefined>,
): Promise<Map<string, PlayerRef>> {
  const personIds = uniqueIds(ids);
  if (personIds.length === 0) return new Map();
  const rows = await scope.db
    .select(playerRefColumns)
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, personIds)));
  return new Map(rows.map((row) => [row.id, toPlayerRef(scope, row)]));
}
