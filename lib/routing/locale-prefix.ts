import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** Splits `/en/seasons` into its locale and `/seasons`; the locale is null if the path has none. */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path };
}

/** Returns the path with a locale prefix: `/seasons` becomes `/en/seasons`, and `/` becomes `/en`. */
export function withLocale(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
