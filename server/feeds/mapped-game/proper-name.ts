import type { MappedStaff } from './mapped-game.ts';

const generations: ReadonlySet<string> = new Set(['II', 'III', 'IV']);

/** Splits "MATEO DIEZ, JESUS" into family and given name in mixed case. */
export function staffName(text: string): MappedStaff {
  const [family = '', ...given] = text.split(',');
  return { family: properName(family), given: properName(given.join(' ')) };
}

/** Converts a name in capitals to mixed case; returns any other name unchanged. */
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
