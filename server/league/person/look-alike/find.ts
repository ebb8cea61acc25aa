import type { LookAlikes } from '#lib/api/contract/people/squad.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadPersonCards } from '#server/league/person/record/cards.ts';
import { type AskedName, resemblance } from './are-alike.ts';

/** So many are shown for a name; the most alike come first. */
const maxLookAlikes = 5;

/** Finds the people whom each of these new names resembles; names that resemble nobody are left out. */
export async function findLookAlikes(
  scope: TenantScope,
  asked: readonly (AskedName & { entry: number })[],
): Promise<LookAlikes> {
  if (asked.length === 0) return [];
  const { id, firstName, lastName } = people;
  const known = await scope.db.select({ id, firstName, lastName }).from(people).where(ofTenant(scope, people));
  const found = asked.map((name) => ({ entry: name.entry, ids: alikeOf(name, known) })).filter(({ ids }) => ids.length);
  const cards = await loadPersonCards(
    scope,
    found.flatMap(({ ids }) => ids),
  );
  return found.map(({ entry, ids }) => ({ entry, people: ids.flatMap((id) => cards.get(id) ?? []) }));
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
