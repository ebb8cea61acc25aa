import { foldName } from '#lib/i18n/fold-name.ts';

const isAllCapitals = (name: string) => name === name.toUpperCase() && /\p{L}{5}/u.test(name);

/** Returns the other spelling of the same name if only the known one is all capitals, else null. */
export function betterSpelling(known: string, other: string): string | null {
  return isAllCapitals(known) && !isAllCapitals(other) && foldName(known) === foldName(other) ? other : null;
}
