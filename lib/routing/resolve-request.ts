import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { type CurrentLeague, legacyRedirect, type Redirect } from './legacy-redirect.ts';
import { splitLocale, withLocale } from './locale-prefix.ts';
import { matchRoute } from './match-route.ts';
import { isMembersOnly } from './members-only.ts';
import { unknownTenant } from './no-tenant.ts';
import { type OfferedLocales, resolveLocale } from './resolve-locale.ts';

export type Visit = { path: string; cookie: string | null; acceptLanguage: string | null };

/** A site of the host: its languages, or null where nobody has that host. `current` is for addresses that leave it open. */
export type Site = { host: string; offered: OfferedLocales; current?: CurrentLeague | null } | null;

/** A page by its address inside the app, or the address that the visitor is sent to. */
export type Resolution = { status: 200 | 404; path: string } | Redirect | 'file';

export function isRedirect(resolution: Resolution): resolution is Redirect {
  return resolution !== 'file' && (resolution.status === 307 || resolution.status === 308);
}

/** Pages that stand for no address; the route table knows none of them, so that no visitor can ask for them by name. */
const notFound = '/not-found';
const unknownHost = '/unknown-host';

/** What may lie in the folder of public files; other endings are addresses that somebody made up. */
const publicFile = /\.(?:avif|css|html|ico|jpg|js|json|map|mp3|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/;

/** Files that each tenant has its own of, and where the app makes them. */
const tenantFiles: [RegExp, string][] = [
  [/^\/(robots\.txt|sitemap\.xml)$/, '/$1'],
  [/^\/favicon\.ico$/, '/site-icon'],
  [/^\/sitemap-([1-9]\d{0,3})\.xml$/, '/sitemaps/$1'],
];

/** … and those that each language of a tenant has. */
const languageFiles = [paths.newsFeed()];

const everyLanguage: OfferedLocales = { locales, fallbackLocale: defaultLocale };

/** Where those are sent who are not logged in. */
const register = '/auth/register';

/** Which page answers a request, as its address inside the app: `/{tenant}/{locale}/…`, or where else it is to be found. */
export function resolveRequest({ path, cookie, acceptLanguage }: Visit, site: Site): Resolution {
  const { locale: prefix, path: bare } = splitLocale(path);
  const locale = resolveLocale({ prefix, cookie, acceptLanguage }, site?.offered ?? everyLanguage);
  if (!site) return { status: 404, path: inside(unknownTenant, locale, unknownHost) };
  const file = tenantFiles.find(([form]) => form.test(path));
  if (file) return { status: 200, path: `/${site.host}${path.replace(...file)}` };
  if (languageFiles.includes(bare) || matchRoute(bare)) return { status: 200, path: inside(site.host, locale, bare) };
  const redirect = redirectOf(bare, site.current ?? null);
  if (redirect) return prefix ? { ...redirect, path: withLocale(prefix, redirect.path) } : redirect;
  if (!prefix && publicFile.test(path)) return 'file';
  return { status: 404, path: inside(site.host, locale, notFound) };
}

/**
 * An old address of a page that the site does not have is as unknown as any other; one that leaves open which page it means
 * leads home where there is no list of them.
 */
function redirectOf(path: string, current: CurrentLeague | null): Redirect | null {
  if (isMembersOnly(path)) return { status: 307, path: register };
  const redirect = legacyRedirect(path, current);
  if (!redirect || matchRoute(redirect.path) || isMembersOnly(redirect.path)) return redirect;
  return redirect.status === 307 ? { status: 307, path: '/' } : null;
}

function inside(tenant: string, locale: Locale, path: string): string {
  return `/${tenant}/${locale}${path === '/' ? '' : path}`;
}
