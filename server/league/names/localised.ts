import type { LocalizedText } from '#server/db/schema/columns.ts';
import type { PersonNames } from '#server/db/schema/people.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

type Languages = Pick<ReadScope, 'locale' | 'fallbackLocale'>;

/** Returns the name in the requested language, else in the tenant's default language, else `plain`. */
export function localisedName({ locale, fallbackLocale }: Languages, plain: string, names: LocalizedText): string {
  return names[locale] ?? names[fallbackLocale] ?? plain;
}

/** Returns the text in the requested language, else in the tenant's default language, else in any; else an empty string. */
export function localisedText({ locale, fallbackLocale }: Languages, texts: LocalizedText): string {
  return texts[locale] ?? texts[fallbackLocale] ?? Object.values(texts).find(Boolean) ?? '';
}

export function localisedPerson(
  { locale, fallbackLocale }: Languages,
  person: { firstName: string; lastName: string; names: PersonNames },
): { firstName: string; lastName: string; name: string } {
  const { firstName, lastName } = person.names[locale] ?? person.names[fallbackLocale] ?? person;
  return { firstName, lastName, name: `${firstName} ${lastName}`.trim() };
}
