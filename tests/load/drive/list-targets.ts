import { listSeasons } from '#lib/api/contract/season.ts';
import { listAddresses } from '#lib/api/contract/site-map.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import { request } from '#lib/api/request.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import { type Route, routes } from '#lib/routing/routes.ts';
import { sitePages } from '#lib/seo/site-pages.ts';
import { createRandom } from '#tests/load/fuzz/random.ts';
import type { Target } from './target.ts';

/** The sites of the demo, by host. */
const hosts = ['localhost', 'club.localhost'];

/** Every page of both sites of the demo with its tabs, in every language, in an order that is the same in each run. */
export async function listTargets(origin: string): Promise<Target[]> {
  const sites = await Promise.all(hosts.map((host) => targetsOf(origin, host)));
  return shuffled(sites.flat());
}

async function targetsOf(origin: string, host: string): Promise<Target[]> {
  const target = { apiUrl: origin, headers: { origin: `http://${host}` } };
  const [{ config }, { seasons }, addresses] = await Promise.all([
    request(getWebsiteConfig, { params: {}, query: {} }, target),
    request(listSeasons, { params: {}, query: {} }, target),
    request(listAddresses, { params: {}, query: {} }, target),
  ]);
  const paths = [...new Set(sitePages(seasons, addresses).flatMap(withTabs))];
  return config.website.locales.flatMap((locale) => paths.map((path) => ({ host, path: withLocale(locale, path) })));
}

function withTabs(path: string): string[] {
  const match = matchRoute(path);
  const route = routes.find(({ pattern }) => pattern === match?.pattern) as Route | undefined;
  if (!route || match?.tab !== (route.tabs[0]?.id ?? null)) return [path];
  return [path, ...route.tabs.filter(({ slug }) => slug).map(({ slug }) => `${path}/${slug}`)];
}

function shuffled(targets: readonly Target[]): Target[] {
  const random = createRandom(11);
  return targets
    .map((target) => ({ target, order: random.next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ target }) => target);
}
