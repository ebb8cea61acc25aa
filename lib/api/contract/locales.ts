/** The languages of the interface, and of every text that is stored by language. Without a parser: it is part of every page. */
export const locales = ['en', 'sr', 'sl', 'es', 'fr', 'ru'] as const;
export type Locale = (typeof locales)[number];
