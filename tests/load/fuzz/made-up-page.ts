import { locales } from '#lib/i18n/locales.ts';
import { routes } from '#lib/routing/routes.ts';
import type { FuzzCall } from './make-call.ts';
import type { Random } from './random.ts';

/** Makes the address of a page that does not exist: no route at all, or a route with names that nothing has. */
export function makePage(random: Random): FuzzCall {
  const name = () => `made-up-${random.below(1_000_000_000).toString(36)}`;
  const route = random.oneOf(routes).pattern;
  const pattern = route.includes('{') ? route : `${route === '/' ? '' : route}/${name()}`;
  const path = pattern.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    parameter === 'uuid' ? crypto.randomUUID() : name(),
  );
  const ending = random.chance(0.1) ? random.oneOf(['.json', '.xml', '/sitemap.xml', '/robots.txt', '.rsc']) : '';
  const client = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  return {
    method: 'GET',
    path: `/${random.oneOf(locales)}${path}${ending}`,
    headers: { 'x-forwarded-for': client, ...(random.chance(0.2) && prefetch) },
  };
}
