import Cookies from 'js-cookie';
import { tokenCookie } from '#lib/routing/token-cookie.ts';

/** Returns the access token in the cookie of this site, which its server sets; null for none. Browser only. */
export function readToken(): string | null {
  return Cookies.get(tokenCookie) || null;
}

/** Removes the token from this browser at once, also where the server cannot be reached. */
export function forgetToken(): void {
  Cookies.remove(tokenCookie, { path: '/' });
}
