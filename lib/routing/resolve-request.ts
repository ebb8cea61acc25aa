import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { type CurrentLeague, legacyRedirect, type Redirect } from './legacy-redirect.ts';
import { splitLocale, withLocale } from './locale-prefix.ts';
import { matchRoute } from './match-route.ts';
import { isMembersOnly } from './members-only.ts';
import { unknownTenant } from './no-tenant.ts';
import { type OfferedLocales, resolveLocale } from './resolve-locale.ts';

/** `cookie` is that of the language; `isSignedIn` says whether there is a token, which only the league API checks. */
export type SiteRequest = {
  path: string;
  cookie: string | null;
  acceptLanguage: string | null;
  isSignedIn: boolean;
};

/** The site of a host with its languages; null for an unknown host. `current` fills what addresses leave open. */
export type Site = { host: string; offered: OfferedLocales; current?: CurrentLeague | null } | null;

/** A page by its internal path, or a redirect. */
export type Resolution = { status: 200 | 404; path: string } | Redirect;

export function isRedirect(resolution: Resolution): resolution is Redirect {
  return resolution.status === 307 || resolution.status === 308;
}

/** Internal pages without an address of a site: the route table lacks them. */
const notFound = '/not-found';
const unknownHost = '/unknown-host';

/** Files that are generated for each tenant, and their internal paths. */
const tenantFiles: [RegExp, string][] = [
  [/^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest)$/, '/$1'],
  [/^\/favicon\.ico$/, '/site-icon'],
  [/^\/sitemap-([1-9]\d{0,3})\.xml$/, '/sitemaps/$1'],
];

/** Returns whether a path is that of a file which a tenant has once, for all languages. */
export function isTenantFile(path: string): boolean {
  return tenantFiles.some(([pattern]) => pattern.test(path));
}

/** Files that are generated for each language of a tenant. */
const languageFiles = [paths.newsFeed()];

const allLanguages: OfferedLocales = { locales, fallbackLocale: defaultLocale };

/**
 * Returns the page for a request as its internal path, `/{tenant}/{locale}/…`, or a redirect. Every path gets one of
 * them: none is passed on as it is, since the first segment of an internal path selects the tenant.
 */
export function resolveRequest({ path, cookie, acceptLanguage, isSignedIn }: SiteRequest, site: Site): Resolution {
  const { locale: prefix, path: bare } = splitLocale(path);
  const locale = resolveLocale({ prefix, cookie, acceptLanguage }, site?.offered ?? allLanguages);
  // The server lets nobody come here once there is a tenant.
  if (!site && bare === paths.setup()) return { status: 200, path: inside(unknownTenant, locale, bare) };
  if (!site) return { status: 404, path: inside(unknownTenant, locale, unknownHost) };
  const file = tenantFiles.find(([pattern]) => pattern.test(path));
  if (file) return { status: 200, path: `/${site.host}${path.replace(...file)}` };
  if (isMembersOnly(bare) && !isSignedIn)
    return { status: 307, path: prefix ? withLocale(prefix, paths.login()) : paths.login() };
  if (languageFiles.includes(bare) || matchRoute(bare)) return { status: 200, path: inside(site.host, locale, bare) };
  const redirect = redirectOf(bare, site.current ?? null);
  if (redirect) return prefix ? { ...redirect, path: withLocale(prefix, redirect.path) } : redirect;
  return { status: 404, path: inside(site.host, locale, notFound) };
}

/**
 * Returns the redirect of a former address. If its target is no page of the site, a temporary redirect leads to the
 * home page instead, and a permanent one counts as an unknown address.
 */
function redirectOf(path: string, current: CurrentLeague | null): Redirect | null {
  const redirect = legacyRedirect(path, current);
  if (!redirect || matchRoute(redirect.path)) return redirect;
  return redirect.status === 307 ? { status: 307, path: '/' } : null;
}

function inside(tenant: string, locale: Locale, path: string): string {
  return `/${tenant}/${locale}${path === '/' ? '' : path}`;
}
