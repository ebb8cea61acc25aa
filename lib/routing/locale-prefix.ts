import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** Splits `/en/seasons` into its locale and `/seasons`; the locale is null if the path has none. */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const end = path.indexOf('/', 1);
  const first = end < 0 ? path.slice(1) : path.slice(1, end);
  if (!isLocale(first)) return { locale: null, path };
  return { locale: first, path: end < 0 ? '/' : path.slice(end) };
}

/** Returns the path with a locale prefix: `/seasons` becomes `/en/seasons`, and `/` becomes `/en`. */
export function withLocale(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
