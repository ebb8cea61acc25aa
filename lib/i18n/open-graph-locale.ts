import type { Locale } from './locales.ts';

/** Languages as Open Graph names them: with a territory. */
export const openGraphLocales = {
  en: 'en_GB',
  sr: 'sr_RS',
  sl: 'sl_SI',
  es: 'es_ES',
  fr: 'fr_FR',
  ru: 'ru_RU',
} as const satisfies Record<Locale, string>;
