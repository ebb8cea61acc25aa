import type { Locale } from '#lib/api/contract/common.ts';

export type { Locale };

/** The list of the contract again, without its parser: this file is part of every page. */
export const locales = ['en', 'sr', 'sl', 'es', 'fr', 'ru'] as const satisfies readonly Locale[];

export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
