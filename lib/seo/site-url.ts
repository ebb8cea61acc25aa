import type { Locale } from '#lib/i18n/locales.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

/** The full address of a page in a language: the form that other sites and search engines are told. */
export function siteUrl(domainUrl: string, locale: Locale, path: string): string {
  return new URL(withLocale(locale, path), domainUrl).href;
}
