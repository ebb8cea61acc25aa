import type { Locale } from './locales.ts';

const languageTags = { en: 'en', sr: 'sr-Latn', sl: 'sl', es: 'es', fr: 'fr', ru: 'ru' } as const satisfies Record<
  Locale,
  string
>;

export type LanguageTag = (typeof languageTags)[Locale];

/** The BCP 47 tag, as `lang`, `hreflang` and `Intl` want it: the Serbian of the site is written in Latin script. */
export function languageTag(locale: Locale): LanguageTag {
  return languageTags[locale];
}

/** The name of a language in that language, for the choice of languages. */
export function languageName(locale: Locale): string {
  const tag = languageTag(locale);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The `lang` of a text that is not in the language of its page; undefined where it is. */
export function foreignTag(page: Locale, text: Locale): LanguageTag | undefined {
  return text === page ? undefined : languageTag(text);
}
