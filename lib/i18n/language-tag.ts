import type { Locale } from './locales.ts';

const languageTags = { en: 'en', sr: 'sr-Latn', sl: 'sl', es: 'es', fr: 'fr', ru: 'ru' } as const satisfies Record<
  Locale,
  string
>;

export type LanguageTag = (typeof languageTags)[Locale];

/** Returns the BCP 47 tag for `lang`, `hreflang` and `Intl`; Serbian is in Latin script on the site. */
export function languageTag(locale: Locale): LanguageTag {
  return languageTags[locale];
}

/** Returns the `lang` of a text in another language than its page; undefined if it is the same. */
export function foreignTag(page: Locale, text: Locale): LanguageTag | undefined {
  return text === page ? undefined : languageTag(text);
}
