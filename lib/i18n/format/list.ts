import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Formats a list of words: points, rebounds and assists. */
export const formatList = (locale: Locale, words: readonly string[]): string =>
  new Intl.ListFormat(languageTag(locale)).format(words);
