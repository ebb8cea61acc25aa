import { type Locale, locales } from '#lib/i18n/locales.ts';
import { sortNameOf } from '#lib/i18n/sort-name.ts';
import type { PersonNames } from '#server/db/schema/people.ts';
import { localisedPerson } from './localised.ts';

type Named = { firstName: string; lastName: string; names: PersonNames };

/** The place of a person among the names of each language, under the name that the site shows in it. */
export function sortNamesOf(person: Named, fallbackLocale: Locale): Record<Locale, string> {
  const sortNames = locales.map((locale) => [
    locale,
    sortNameOf(locale, localisedPerson({ locale, fallbackLocale }, person)),
  ]);
  return Object.fromEntries(sortNames) as Record<Locale, string>;
}
