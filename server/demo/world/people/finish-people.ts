import { createRandom } from '#server/demo/simulate/random.ts';
import { drawPortrait } from '#server/demo/world/art/portrait.ts';
import type { ClubSheet } from '#server/demo/world/clubs.ts';
import { createSlugs } from '#server/demo/world/identity.ts';
import type { WorldPerson } from '#server/demo/world/types.ts';
import type { CareerPlayer } from './career.ts';
import type { Squad } from './squad.ts';

type LastSeen = { person: CareerPlayer['person']; clubKey: string; number: string | null };

/** Everybody who ever was in a squad, with a portrait in the colours of the latest club. */
export function finishPeople(seasons: readonly (readonly Squad[])[], clubs: readonly ClubSheet[]): WorldPerson[] {
  const last = new Map<string, LastSeen>();
  for (const { clubKey, entries, coach, assistant } of seasons.flat()) {
    for (const { player, number } of entries) last.set(player.person.id, { person: player.person, clubKey, number });
    for (const person of [coach, assistant]) last.set(person.id, { person, clubKey, number: null });
  }
  const colors = new Map(clubs.map(({ key, primary, secondary }) => [key, { primary, secondary }]));
  const slugFor = createSlugs();
  return [...last.values()].map(({ person, clubKey, number }) => ({
    ...person,
    slug: slugFor(`${person.firstName} ${person.lastName}`),
    portrait: drawPortrait(createRandom(`portrait/${person.id}`), {
      colors: colors.get(clubKey) ?? { primary: '#39424e', secondary: '#c9d2dc' },
      number,
      coach: number === null,
    }),
  }));
}
