import { foldName } from '#lib/i18n/fold-name.ts';

export type NameKey = {
  /** Given and family name without diacritics, spaces, apostrophes and hyphens: De'Andre, DeAndre and De Andre are equal. */
  first: string;
  family: string;
  whole: string;
  /** The generational suffix, such as `jr`; null without one. */
  suffix: string | null;
};

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

/** Returns the key that matches a person's name. A suffix may end the first or the last name. */
export function nameKey(firstName: string, lastName: string): NameKey {
  const first = partOf(firstName);
  const family = partOf(lastName);
  return {
    first: first.text,
    family: family.text,
    whole: first.text + family.text,
    suffix: family.suffix ?? first.suffix,
  };
}

function partOf(name: string): { text: string; suffix: string | null } {
  const words = foldName(name).split(' ');
  const last = words.at(-1) ?? '';
  const suffix = words.length > 1 && suffixes.has(last) ? last : null;
  return { text: (suffix ? words.slice(0, -1) : words).join(''), suffix };
}
