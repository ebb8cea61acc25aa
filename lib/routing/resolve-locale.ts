import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import { preferredLocale } from './accept-language.ts';

export type LocalePreferences = { prefix: Locale | null; cookie: string | null; acceptLanguage: string | null };
export type OfferedLocales = { locales: readonly Locale[]; fallbackLocale: Locale };

/** Returns the locale of the URL, else of the cookie, else of the browser's languages, else the tenant's fallback. */
export function resolveLocale({ prefix, cookie, acceptLanguage }: LocalePreferences, offered: OfferedLocales): Locale {
  if (prefix) return prefix;
  if (isLocale(cookie)) return cookie;
  return preferredLocale(acceptLanguage, offered.locales) ?? offered.fallbackLocale;
}
