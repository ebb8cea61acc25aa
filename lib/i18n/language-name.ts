import { languageTag } from './language-tag.ts';
import type { Locale } from './locales.ts';

/** Returns the name of a language in that language, for the language menu. */
export function languageName(locale: Locale): string {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
