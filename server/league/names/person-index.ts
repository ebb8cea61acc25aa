import { foldName } from '#lib/i18n/fold-name.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { sortNameOf } from '#lib/i18n/sort-name.ts';
import type { PersonNames } from '#server/db/schema/people.ts';
import { localisedPerson } from './localised.ts';

type Named = { firstName: string; lastName: string; names: PersonNames };

/** What lists of people find and sort a person by: the words of all names, and the place among the names of each language. */
export function personIndex(person: Named, fallbackLocale: Locale) {
  const all = [person, ...Object.values(person.names).filter((name) => name !== undefined)];
  const words = all.flatMap(({ firstName, lastName }) => foldName(`${firstName} ${lastName}`).split(' '));
  const sortNames = locales.map((locale) => [
    locale,
    sortNameOf(locale, localisedPerson({ locale, fallbackLocale }, person)),
  ]);
  return {
    searchName: [...new Set(words)].join(' '),
    sortNames: Object.fromEntries(sortNames) as Record<Locale, string>,
  };
}
