import { type Locale, locales } from '#lib/api/contract/locales.ts';

export { type Locale, locales };

export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
