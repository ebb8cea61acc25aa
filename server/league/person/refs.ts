import { sql } from 'drizzle-orm';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import { inIds } from '#server/db/in-ids.ts';
import { people, type VisibilityLevel } from '#server/db/schema/people.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { hiddenName } from '#server/league/names/hidden-name.ts';
import { localisedPerson } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';

export const playerRefColumns = {
  id: publicPeople.id,
  level: publicPeople.level,
  slug: publicPeople.slug,
  firstName: publicPeople.firstName,
  lastName: publicPeople.lastName,
  names: publicPeople.names,
  number: publicPeople.number,
  portrait: publicPeople.portrait,
};

/** The same columns with the whole names. Only for staff. */
export const staffRefColumns = {
  id: people.id,
  level: sql<VisibilityLevel>`'full'`,
  slug: people.slug,
  firstName: people.firstName,
  lastName: people.lastName,
  names: people.names,
  number: sql<string | null>`null`,
  portrait: people.portrait,
};

export type PlayerRefRow = Pick<typeof publicPeople.$inferSelect, keyof typeof playerRefColumns>;

export function toPlayerRef(scope: ReadScope, row: PlayerRefRow): PlayerRef {
  const { id, slug, level, number, portrait } = row;
  if (level !== 'hidden') return { id, slug, portrait, ...localisedPerson(scope, row) };
  const name = hiddenName(scope.locale, number);
  return { id, slug, portrait, firstName: '', lastName: name, name, isHidden: true };
}

/** Loads references to people (name, slug, portrait) by id: what is public, or for staff the whole names. */
export async function loadPlayerRefs(
  scope: ReadScope,
  ids: Iterable<string | null | undefined>,
): Promise<Map<string, PlayerRef>> {
  const personIds = uniqueIds(ids);
  if (personIds.length === 0) return new Map();
  const rows = scope.isForStaff
    ? await scope.db
        .select(staffRefColumns)
        .from(people)
        .where(ofTenant(scope, people, inIds(people.id, personIds)))
    : await scope.db
        .select(playerRefColumns)
        .from(publicPeople)
        .where(ofTenant(scope, publicPeople, inIds(publicPeople.id, personIds)));
  const byId = new Map(rows.map((row) => [row.id, toPlayerRef(scope, row)]));
  // In the order of the ids: equal responses have equal bytes.
  return new Map(personIds.flatMap((id) => pairOf(id, byId.get(id))));
}

const pairOf = (id: string, ref: PlayerRef | undefined) => (ref ? [[id, ref] as const] : []);
