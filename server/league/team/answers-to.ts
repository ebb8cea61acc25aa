import { foldName } from '#lib/i18n/fold-name.ts';

/** Whether a club or team has this name or alias, ignoring case, script and diacritics. */
export function hasName({ searchName, aliases }: { searchName: string; aliases: string[] }, name: string): boolean {
  const folded = foldName(name);
  return searchName === folded || aliases.some((alias) => foldName(alias) === folded);
}
