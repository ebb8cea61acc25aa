import { foldName } from '#lib/i18n/fold-name.ts';

const isShouted = (name: string) => name === name.toUpperCase() && /\p{L}{5}/u.test(name);

/** The other spelling of the same name, where only the known one is all capitals; else null. */
export function betterSpelling(known: string, other: string): string | null {
  return isShouted(known) && !isShouted(other) && foldName(known) === foldName(other) ? other : null;
}
