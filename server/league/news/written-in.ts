import { locale } from '#lib/api/contract/common.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

type Languages = Pick<ReadScope, 'locale' | 'fallbackLocale'>;

/** Returns the languages of a text in the order of the interface. */
export function writtenLanguages(text: LocalizedText): Locale[] {
  return locale.options.filter((each) => text[each]?.trim());
}

/** Returns the language to show a text in: the requested one, else the tenant's default, else any; if empty, the requested one. */
export function writtenIn({ locale, fallbackLocale }: Languages, text: LocalizedText): Locale {
  const languages = writtenLanguages(text);
  return [locale, fallbackLocale].find((each) => languages.includes(each)) ?? languages[0] ?? locale;
}
