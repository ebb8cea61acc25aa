import Cookies from 'js-cookie';
import { localeCookie, localeCookieDays } from './locale-cookie.ts';
import type { Locale } from './locales.ts';

/** Stores the language that a visitor chose for a year. Browser only. */
export function saveLocale(locale: Locale): void {
  Cookies.set(localeCookie, locale, { path: '/', expires: localeCookieDays, sameSite: 'lax' });
}
