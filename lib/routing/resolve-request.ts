import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import { splitLocale } from './locale-prefix.ts';
import { matchRoute } from './match-route.ts';
import { unknownTenant } from './no-tenant.ts';
import { type OfferedLocales, resolveLocale } from './resolve-locale.ts';

export type Visit = { path: string; cookie: string | null; acceptLanguage: string | null };

/** A site of the host: its languages, or null where nobody has that host. */
export type Site = { host: string; offered: OfferedLocales } | null;

export type Resolution = { status: 200 | 404; path: string } | 'file';

/** Pages that stand for no address; the route table knows none of them, so that no visitor can ask for them by name. */
const notFound = '/not-found';
const unknownHost = '/unknown-host';

/** What may lie in the folder of public files; other endings are addresses that somebody made up. */
const publicFile = /\.(?:avif|css|html|ico|jpg|js|json|map|mp3|pdf|png|svg|txt|webmanifest|webp|woff2|xml)$/;

/** Files that each tenant has its own of. */
const tenantFiles = ['/robots.txt', '/sitemap.xml'];

const everyLanguage: OfferedLocales = { locales, fallbackLocale: defaultLocale };

/** Which page answers a request, as its address inside the app: `/{tenant}/{locale}/…`. */
export function resolveRequest({ path, cookie, acceptLanguage }: Visit, site: Site): Resolution {
  const { locale: prefix, path: bare } = splitLocale(path);
  const locale = resolveLocale({ prefix, cookie, acceptLanguage }, site?.offered ?? everyLanguage);
  if (!site) return { status: 404, path: inside(unknownTenant, locale, unknownHost) };
  if (tenantFiles.includes(path)) return { status: 200, path: `/${site.host}${path}` };
  if (matchRoute(bare)) return { status: 200, path: inside(site.host, locale, bare) };
  if (!prefix && publicFile.test(path)) return 'file';
  return { status: 404, path: inside(site.host, locale, notFound) };
}

function inside(tenant: string, locale: Locale, path: string): string {
  return `/${tenant}/${locale}${path === '/' ? '' : path}`;
}
