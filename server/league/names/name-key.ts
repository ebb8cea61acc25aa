import { foldName } from '#lib/i18n/fold-name.ts';

export type NameKey = {
  /** Given and family name without marks, spaces and hyphens: De'Andre, DeAndre and De Andre are one. */
  first: string;
  family: string;
  whole: string;
  /** What tells generations apart, such as `jr`; null without. */
  suffix: string | null;
};

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

/** A person's name as matching compares it. A suffix counts wherever it stands at the end of a part. */
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
