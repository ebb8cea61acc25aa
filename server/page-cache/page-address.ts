import type { IncomingHttpHeaders } from 'node:http';
import { localeCookie } from '#lib/i18n/locale-cookie.ts';
import { normalizeHost } from '#lib/routing/host.ts';
import type { OfferedLocales } from '#lib/routing/resolve-locale.ts';
import { isRedirect, resolveRequest } from '#lib/routing/resolve-request.ts';

export type FetchLanguages = (host: string) => Promise<OfferedLocales | null>;

/**
 * Returns the address inside the app that the middleware rewrites a request to, by the same rules; null where it is no
 * page.
 */
export async function pageAddress(
  path: string,
  headers: IncomingHttpHeaders,
  languagesOf: FetchLanguages,
): Promise<string | null> {
  const host = normalizeHost(headers.host);
  const offered = host && (await languagesOf(host));
  const visit = { path, cookie: cookieOf(headers.cookie), acceptLanguage: headers['accept-language'] ?? null };
  const resolution = resolveRequest(visit, host && offered ? { host, offered } : null);
  return isRedirect(resolution) ? null : resolution.path;
}

/** Reads the locale cookie as Next does: the last of several wins. */
function cookieOf(header = ''): string | null {
  const pair = header.split(/; */).findLast((pair) => pair.startsWith(`${localeCookie}=`));
  return pair?.slice(localeCookie.length + 1) ?? null;
}
