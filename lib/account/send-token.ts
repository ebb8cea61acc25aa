/**
 * Sends a token to the page that has opened this window, if it is of that origin; the browser delivers it to no other. The
 * opener closes this window. Returns false where there is no such page any more.
 */
export function sendToken(token: string, origin: string): boolean {
  const opener = window.opener as Window | null;
  if (!opener || opener.closed) return false;
  opener.postMessage({ access_token: token }, origin);
  return true;
}
