import type { IncomingMessage } from 'node:http';
import { localeCookie } from '#lib/i18n/locale-cookie.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { normalizeHost } from '#lib/routing/host.ts';
import type { HostLanguages } from '#lib/routing/language-cache.ts';
import { splitLocale } from '#lib/routing/locale-prefix.ts';
import { isMembersOnly } from '#lib/routing/members-only.ts';
import { type OfferedLocales, resolveLocale } from '#lib/routing/resolve-locale.ts';
import { isTenantFile } from '#lib/routing/resolve-request.ts';
import { hasToken } from '#lib/routing/token-cookie.ts';
import { remember } from '#server/cache/remember.ts';

/** What a request asks of the site of a host. */
export interface Visit {
  host: string;
  offered: OfferedLocales;
  /** The path as asked for, without query. */
  path: string;
  /** The path without language prefix. */
  barePath: string;
  /** Empty for files that a tenant has once. */
  locale: Locale | '';
  /** Whether cookie and browser language decide the language. */
  isByVisitor: boolean;
  cookie: string | null;
  acceptLanguage: string | null;
  /** Whether there is a token, on the pages that ask for one. */
  isSignedIn: boolean;
}

const maxHosts = 10_000;
const hostOf = remember(normalizeHost, maxHosts);

/** Returns the normalised host of a request; null for none. */
export function hostOfRequest({ headers: { host = '' } }: IncomingMessage): string | null {
  return hostOf(host);
}

/** Returns the path that a request asks for, without its query. */
export function pathOfRequest({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Whether the page of this very address asks, as Next's router does to refresh it: its visitor sees it already. */
export function isRefresh(request: IncomingMessage): boolean {
  const { rsc, referer, 'next-router-prefetch': prefetch } = request.headers;
  if (rsc === undefined || prefetch !== undefined || referer === undefined) return false;
  return URL.parse(referer)?.pathname === pathOfRequest(request);
}

/** Returns the visit of a request at once; null where the languages of its host are not known yet, or it is redirected. */
export function visitNow(request: IncomingMessage, languages: HostLanguages): Visit | null {
  const host = hostOfRequest(request);
  const offered = host && languages.now(host);
  const visit = host && offered ? visitOf(request, host, offered) : null;
  if (!visit || !offered || offered.elsewhere) return null;
  if (isMembersOnly(visit.barePath) && !visit.isSignedIn) return null;
  // The site has no address that ends in a slash, and redirects there.
  return visit.path === '/' || !visit.path.endsWith('/') ? visit : null;
}

export function visitOf(request: IncomingMessage, host: string, offered: OfferedLocales): Visit {
  const { headers } = request;
  const path = pathOfRequest(request);
  const { locale: prefix, path: barePath } = splitLocale(path);
  const cookie = cookieOf(headers.cookie);
  const acceptLanguage = headers['accept-language'] ?? null;
  const isFile = !prefix && path.includes('.') && isTenantFile(path);
  return {
    host,
    offered,
    path,
    barePath,
    locale: isFile ? '' : resolveLocale({ prefix, cookie, acceptLanguage }, offered),
    isByVisitor: !prefix && !isFile,
    cookie,
    acceptLanguage,
    isSignedIn: isMembersOnly(barePath) && hasToken(headers.cookie),
  };
}

/** Reads the locale cookie as Next does: the last of several wins. */
function cookieOf(header: string | undefined): string | null {
  if (!header) return null;
  const pair = header.split(/; */).findLast((pair) => pair.startsWith(`${localeCookie}=`));
  return pair?.slice(localeCookie.length + 1) ?? null;
}
