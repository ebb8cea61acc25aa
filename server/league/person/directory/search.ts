import { type SQL, sql } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { people } from '#server/db/schema/people.ts';

/** Shorter ones are in every other name, and the index of three letters does not find them. */
const shortestPart = 3;

/** Each word is part of a name, or the beginning of one if it is short. Folded words need no escaping in a pattern. */
export function matchesSearch(search: string | undefined): SQL[] {
  const words = search ? foldName(search).split(' ').filter(Boolean) : [];
  const name = people.searchName;
  return words.map((word) =>
    word.length < shortestPart
      ? sql`(${name} like ${`${word}%`} or ${name} like ${`% ${word}%`})`
      : sql`${name} like ${`%${word}%`}`,
  );
}
