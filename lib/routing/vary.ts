import { splitLocale } from './locale-prefix.ts';
import { isMembersOnly } from './members-only.ts';

/**
 * Returns the `Vary` header for shared caches: a path without language prefix depends on cookie and browser language, a page
 * for signed-in users on the cookie.
 */
export function varyOf(address: string): string | null {
  const { locale, path } = splitLocale(address);
  if (!locale) return 'Accept-Language, Cookie';
  return isMembersOnly(path) ? 'Cookie' : null;
}
