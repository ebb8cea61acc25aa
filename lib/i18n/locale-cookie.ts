import type { Locale } from './locales.ts';

export const localeCookie = 'locale';
const maxAge = 365 * 24 * 60 * 60;

export function serializeLocaleCookie(locale: Locale): string {
  return `${localeCookie}=${locale}; path=/; max-age=${maxAge}; samesite=lax`;
}

/** Remembers the language that a visitor chose. Browser only. */
export function saveLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
  document.cookie = serializeLocaleCookie(locale);
}
