import { type SQL, sql } from 'drizzle-orm';
import { alphabetOf } from '#lib/i18n/alphabets.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { rangeOfLetter } from '#lib/i18n/sort-name.ts';
import { people, publicSortName } from '#server/db/schema/people.ts';
import { badRequest } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** The condition that a public last name begins with a letter of the language's alphabet. Throws `bad-request` for any other. */
export function startsWith(locale: Locale, letter: string): SQL {
  const range = rangeOfLetter(locale, letter);
  if (range) return isWithin(locale, range);
  const alphabet = alphabetOf(locale).join(' ');
  throw badRequest(say`"${letter}" is not a letter of the language; use one of ${alphabet}.`, [
    { path: 'letter', message: say`is not a letter of the language; use one of ${alphabet}` },
  ]);
}

function isWithin(locale: Locale, { from, until }: { from: string; until: string }): SQL {
  const sortName = publicSortName(people, locale);
  return sql`(${sortName} >= ${from} and ${sortName} < ${until})`;
}
