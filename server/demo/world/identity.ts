import { createRandom } from '#server/demo/simulate/random.ts';
import { takeSlug } from '#server/league/names/slug.ts';

/** The id of a thing of the demo world: the same name gives the same id at every start. */
export function idOf(name: string): string {
  return createRandom(`courtside/${name}`).uuid();
}

/** Gives each text a slug of its own; a second bearer of the same gets `-2`. */
export function createSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => takeSlug(text, taken);
}
