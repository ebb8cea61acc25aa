import type { Locale } from '#lib/api/contract/common.ts';

export type { Locale };

/** Repeats the list of the contract without its parser, because every page includes this file. */
export const locales = ['en', 'sr', 'sl', 'es', 'fr', 'ru'] as const satisfies readonly Locale[];

export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
