import { hasToken } from '#lib/routing/token-cookie.ts';

/** Where follows are kept without an account. */
export const deviceFollowsKey = 'follows';
const loginEvent = 'courtside:login';

/** Whether the visitor has an account here, or follows something on this device. Browser only. */
export const mayFollow = (): boolean => hasToken(document.cookie) || localStorage.getItem(deviceFollowsKey) !== null;

/** Tells the page that somebody has logged in. */
export const publishLogin = (): boolean => dispatchEvent(new Event(loginEvent));

/** Calls back when `mayFollow` may have changed, by a login or in another tab. Returns a function that stops it. */
export function onMayFollow(listener: () => void): () => void {
  const stopping = new AbortController();
  for (const type of ['storage', loginEvent]) addEventListener(type, listener, stopping);
  document.addEventListener('visibilitychange', listener, stopping);
  return () => stopping.abort();
}
