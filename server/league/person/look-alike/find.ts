import { inArray } from 'drizzle-orm';
import type { LookAlikes } from '#lib/api/contract/people/squad.ts';
import type { Reach } from '#server/db/reach.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadPersonCards } from '#server/league/person/record/cards.ts';
import { ofSquadsWithin } from '#server/league/person/within-reach.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';
import { type AskedName, resemblance } from './are-alike.ts';
import { loadPeopleOutside } from './outside.ts';

/** So many are shown for a name; the most alike come first. */
const maxLookAlikes = 5;

/**
 * Finds the people whom each of these new names resembles; names that resemble nobody are left out. Of people out of the reach there is only what
 * is public.
 */
export async function findLookAlikes(
  scope: TenantScope,
  asked: readonly (AskedName & { entry: number })[],
  reach: Reach,
): Promise<LookAlikes> {
  if (asked.length === 0) return [];
  const { id, firstName, lastName } = people;
  const known = await scope.db.select({ id, firstName, lastName }).from(people).where(ofTenant(scope, people));
  const found = asked.map((name) => ({ entry: name.entry, ids: alikeOf(name, known) })).filter(({ ids }) => ids.length);
  const ids = uniqueIds(found.flatMap(({ ids }) => ids));
  const reached = await listReached(scope, ids, reach);
  const cards = await loadPersonCards(scope, reached);
  const outside = await loadPeopleOutside(
    scope,
    ids.filter((id) => !reached.has(id)),
  );
  return found.map(({ entry, ids }) => ({
    entry,
    people: ids.flatMap((id) => cards.get(id) ?? []),
    outside: ids.flatMap((id) => outside.get(id) ?? []),
  }));
}

async function listReached(scope: TenantScope, ids: string[], reach: Reach): Promise<ReadonlySet<string>> {
  const rows = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, ids), ofSquadsWithin(scope, reach)));
  return new Set(rows.map(({ id }) => id));
}

function alikeOf(name: AskedName, known: readonly (AskedName & { id: string })[]): string[] {
  return known
    .flatMap((person) => {
      const distance = resemblance(name, person);
      return distance === null ? [] : [{ id: person.id, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxLookAlikes)
    .map(({ id }) => id);
}
