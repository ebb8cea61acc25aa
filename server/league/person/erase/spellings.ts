import { foldName } from '#lib/i18n/fold-name.ts';
import type { PersonRow } from '#server/league/person/merge/named.ts';

/** What texts may call a person: whole names in each language and order. Without two parts a name says too little. */
export function spellingsOf({
  firstName,
  lastName,
  names,
}: Pick<PersonRow, 'firstName' | 'lastName' | 'names'>): string[] {
  const all = [{ firstName, lastName }, ...Object.values(names).filter((name) => name !== undefined)];
  const whole = all.filter((name) => name.firstName.trim() !== '' && name.lastName.trim() !== '');
  const spelled = whole.flatMap(({ firstName: first, lastName: last }) => [
    `${first} ${last}`,
    `${last} ${first}`,
    `${last}, ${first}`,
    ...(foldName(first).length > 1 ? [`${[...first][0]}. ${last}`] : []),
  ]);
  return [...new Set(spelled)].sort((a, b) => b.length - a.length);
}

/** Replaces the spellings in a text, whatever their case. */
export function redactText(text: string, spellings: readonly string[], pseudonym: string): string {
  return spellings.reduce((rest, one) => rest.replace(new RegExp(escapePattern(one), 'giu'), () => pseudonym), text);
}

/** Escapes a text for a pattern of JavaScript or PostgreSQL. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a text as it stands in JSON, without its quotes. */
export const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
