import { type LanguageTag, languageTag } from './language-tag.ts';
import { defaultLocale, type Locale, locales } from './locales.ts';

/**
 * Returns the locale of a language tag: converts the result of next-intl's `useLocale` for the formatters of this
 * folder.
 */
export function tagLocale(tag: LanguageTag): Locale {
  return locales.find((locale) => languageTag(locale) === tag) ?? defaultLocale;
}
