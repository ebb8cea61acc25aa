import { type LanguageTag, languageTag } from './language-tag.ts';
import { defaultLocale, type Locale, locales } from './locales.ts';

/** The locale of a language tag: from next-intl's `useLocale` to what the formats of this folder take. */
export function tagLocale(tag: LanguageTag): Locale {
  return locales.find((locale) => languageTag(locale) === tag) ?? defaultLocale;
}
