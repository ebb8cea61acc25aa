import { createRandom } from '#server/demo/simulate/random.ts';
import { takeSlug } from '#server/league/names/slug.ts';

/** Returns the id of a demo entity: the same name gives the same id at every start. */
export function idOf(name: string): string {
  return createRandom(`courtside/${name}`).uuid();
}

/** Returns a function that gives each text a unique slug; a repeated one gets `-2`. */
export function createSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => takeSlug(text, taken);
}
