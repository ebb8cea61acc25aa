import type { Locale } from '#lib/i18n/locales.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

/** Returns the absolute URL of a page in a language, as published to search engines and other sites. */
export function siteUrl(domainUrl: string, locale: Locale, path: string): string {
  return new URL(withLocale(locale, path), domainUrl).href;
}
