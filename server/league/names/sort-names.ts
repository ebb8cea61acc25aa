import { type Locale, locales } from '#lib/i18n/locales.ts';
import { sortNameOf } from '#lib/i18n/sort-name.ts';
import type { PersonNames } from '#server/db/schema/people.ts';
import { localisedPerson } from './localised.ts';

type Named = { firstName: string; lastName: string; names: PersonNames };

/** Stands in the sort names of a person beside the languages; another one, where the rules change, has all made anew. */
export const sortRules = 'in-script';

/** Returns the sort key of a person in each language, for the name shown in that language. */
export function sortNamesOf(person: Named, fallbackLocale: Locale): Record<Locale, string> {
  const sortNames = locales.map((locale) => [
    locale,
    sortNameOf(locale, localisedPerson({ locale, fallbackLocale }, person)),
  ]);
  return Object.fromEntries([...sortNames, [sortRules, '']]) as Record<Locale, string>;
}
