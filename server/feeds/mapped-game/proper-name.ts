import type { MappedStaff } from './mapped-game.ts';

const generations: ReadonlySet<string> = new Set(['II', 'III', 'IV']);

/** "MATEO DIEZ, JESUS" as family and given name in mixed case. */
export function staffName(text: string): MappedStaff {
  const [family = '', ...given] = text.split(',');
  return { family: properName(family), given: properName(given.join(' ')) };
}

/** The feed prints names in capitals; names that are not all capitals are left as they are. */
export function properName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  if (name !== name.toUpperCase()) return name;
  return name
    .split(' ')
    .map((word) => (generations.has(word.replace(',', '')) ? word : capitalise(word)))
    .join(' ');
}

function capitalise(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[-'’.(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /(^|-)Mc(\p{L})(?=\p{L}{2})/gu,
      (_, before: string, letter: string) => `${before}Mc${letter.toUpperCase()}`,
    );
}
