import { foldName } from '#lib/i18n/fold-name.ts';

/** Whether a club or team is known under this name, however it is written. */
export function answersTo({ searchName, aliases }: { searchName: string; aliases: string[] }, name: string): boolean {
  const folded = foldName(name);
  return searchName === folded || aliases.some((alias) => foldName(alias) === folded);
}
