import { inScript } from '#lib/i18n/in-script.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import type { PersonNames } from '#server/db/schema/people.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** What decides in which language and script names are told. */
export type Languages = Pick<ReadScope, 'locale' | 'fallbackLocale'>;

/** Returns the name in the requested language, else in the tenant's default language, else `plain`. */
export function localisedName({ locale, fallbackLocale }: Languages, plain: string, names: LocalizedText): string {
  return names[locale] ?? names[fallbackLocale] ?? plain;
}

/** Returns the name of a team, club or venue as `localisedName` does, in the script of the language. */
export function localisedProperName(languages: Languages, plain: string, names: LocalizedText): string {
  return inScript(languages.locale, localisedName(languages, plain, names));
}

/** Returns the text in the requested language, else in the tenant's default language, else in any; else an empty string. */
export function localisedText({ locale, fallbackLocale }: Languages, texts: LocalizedText): string {
  return texts[locale] ?? texts[fallbackLocale] ?? Object.values(texts).find(Boolean) ?? '';
}

export function localisedPerson(
  { locale, fallbackLocale }: Languages,
  person: { firstName: string; lastName: string; names: PersonNames },
): { firstName: string; lastName: string; name: string } {
  const known = person.names[locale] ?? person.names[fallbackLocale] ?? person;
  const firstName = inScript(locale, known.firstName);
  const lastName = inScript(locale, known.lastName);
  return { firstName, lastName, name: `${firstName} ${lastName}`.trim() };
}
