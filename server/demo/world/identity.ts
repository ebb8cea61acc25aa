import { createRandom } from '#server/demo/simulate/random.ts';

/** The id of a thing of the demo world: the same name gives the same id at every start. */
export function idOf(name: string): string {
  return createRandom(`courtside/${name}`).uuid();
}

const folded: Record<string, string> = { đ: 'dj', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** Latin text as a part of an address: `Đorđe Šarić` → `djordje-saric`. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[đðøłßæœı]/g, (letter) => folded[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Gives each text a slug of its own; a second bearer of the same gets `-2`. */
export function createSlugs(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slugOf(text);
    let slug = base;
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  };
}
