import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** Parts `/en/seasons` into its language and `/seasons`; the language is null where the path has none. */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path };
}

/** The address in a language: `/seasons` is `/en/seasons`, and `/` is `/en`. */
export function withLocale(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
