import type { IncomingMessage } from 'node:http';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import type { HostLanguages } from '#lib/routing/language-cache.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { unknownTenant } from '#lib/routing/no-tenant.ts';
import { isRedirect, resolveRequest } from '#lib/routing/resolve-request.ts';
import { isHttps } from '#server/http/forwarded.ts';
import { keyOfPage } from './page-key.ts';
import type { PageToRender } from './render-pages.ts';
import { hostOfRequest, pathOfRequest, type Visit, visitOf } from './visit.ts';

/** What a request is answered with. */
export type Found =
  /** A page of the site's routes, which may still not exist. */
  | { kind: 'page'; page: PageToRender; visit: Visit }
  /** The page that says that nothing is there. */
  | { kind: 'not-found'; page: PageToRender }
  /** The host is a further one of the site, which has its pages at another address. */
  | { kind: 'moved'; location: string }
  /** Next answers by itself: with a redirect, or a file of the build. */
  | { kind: 'other' };

export type FoundPage = Extract<Found, { kind: 'page' }>;

/** Matches no route of the site, so the middleware answers it with the page for what is not found. */
const notFoundPath = '/not-found';

/** Paths as the site's links write them. Next tidies up others, by a redirect. */
const plainPath = /^(\/|(\/[\w.-]+)+)$/;
/** What the middleware does not see. */
const ownOfNext = /^\/(_next|builds)\//;

/** Returns the key of the page that a visit leads to. */
export function keyOfVisit({ host, locale, barePath, path }: Visit, part: string): string {
  return keyOfPage(host, locale, locale ? barePath : path, part);
}

/** Returns the page that a visit leads to if its address is one of the site's routes. */
export function pageOfVisit(visit: Visit, part: string, request: IncomingMessage): PageToRender {
  const { host, locale, barePath, path } = visit;
  return {
    key: keyOfVisit(visit, part),
    host: request.headers.host ?? host,
    path: locale ? withLocale(locale, barePath) : path,
    part,
    isHttps: isHttps(request),
    isErrorPage: false,
    requestId: requestIdOf(request),
  };
}

const requestIdOf = ({ headers }: IncomingMessage): string | undefined => {
  const id = headers['x-request-id'];
  return typeof id === 'string' ? id : undefined;
};

/** Finds what a request is answered with. */
export async function findPage(request: IncomingMessage, part: string, languages: HostLanguages): Promise<Found> {
  const asked = pathOfRequest(request);
  if (!plainPath.test(asked) || ownOfNext.test(asked)) return { kind: 'other' };
  const host = hostOfRequest(request);
  const offered = host && (await languages.find(host));
  if (!host || !offered) {
    const visit = { path: asked, cookie: null, acceptLanguage: null, isSignedIn: false };
    const isFirstStart = resolveRequest(visit, null).status === 200;
    return isFirstStart ? { kind: 'other' } : { kind: 'not-found', page: unknownHostPage(request) };
  }
  if (offered.elsewhere) return { kind: 'moved', location: `${offered.elsewhere}${request.url}` };
  const visit = visitOf(request, host, offered);
  const { path, cookie, acceptLanguage, isSignedIn } = visit;
  const resolution = resolveRequest({ path, cookie, acceptLanguage, isSignedIn }, { host, offered });
  if (isRedirect(resolution)) return { kind: 'other' };
  if (resolution.status === 404) return { kind: 'not-found', page: notFoundPage(visit, request) };
  return { kind: 'page', visit, page: pageOfVisit(visit, part, request) };
}

/** Returns the page of a site that stands for all that is missing there, in the visitor's language. */
export function notFoundPage(visit: Visit, request: IncomingMessage): PageToRender {
  const locale = visit.locale || visit.offered.fallbackLocale;
  return {
    ...pageOfVisit(visit, '', request),
    key: keyOfPage(visit.host, locale, notFoundPath, ''),
    path: withLocale(locale, notFoundPath),
    isErrorPage: true,
  };
}

function unknownHostPage(request: IncomingMessage): PageToRender {
  const { locale } = visitOf(request, unknownTenant, { locales, fallbackLocale: defaultLocale });
  return {
    key: keyOfPage(unknownTenant, locale, notFoundPath, ''),
    host: request.headers.host ?? '',
    path: withLocale(locale || defaultLocale, notFoundPath),
    part: '',
    isHttps: isHttps(request),
    isErrorPage: true,
  };
}
