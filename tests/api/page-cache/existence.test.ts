import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchRoute } from '#lib/routing/match-route.ts';
import { routes } from '#lib/routing/routes.ts';
import { sitePages } from '#lib/seo/site-pages.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { createExistence } from '#server/page-cache/existence.ts';
import { plantSquad } from '#tests/fixtures/plant-squad.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  const { tenantId, league, players } = site.ids;
  await plantSquad({ db: site.database.db, tenantId }, league, players.a[0] ?? '');
});
afterAll(() => site.database.close());

const existence = createExistence({
  ask: async (host, apiPath) => (await site.api.request(`http://localhost${apiPath}`, { headers: { host } })).status,
});
const judge = (path: string, host = 'league.test') => existence({ host, locale: 'en', path });

/** Every page of the small league: those of the sitemap, articles, screens, and all with their tabs. */
async function listPaths(): Promise<string[]> {
  const [{ seasons }, addresses, { items }] = await Promise.all([
    site.get('seasons'),
    site.get('addresses'),
    site.get('news'),
  ]);
  const pages = sitePages(seasons, addresses);
  const games = pages
    .filter((path) => /\/games\//.test(path))
    .flatMap((path) => [`${path}/broadcast`, `${path}/tv-stats`, `${path}/play-by-play/1`]);
  const articles = items.map(({ slug }: { slug: string }) => `/news/${slug}`);
  const screens = ['scoreboard-game', 'shot-clock-game', 'player-stats', 'broadcast-game'];
  const venues = screens.map((screen) => `/venues/hall/${screen}`);
  const players = ['player-a-1', 'player-a-1/player-b-1'].map((path) => `compare/players/${path}`);
  const teams = ['alfa', 'alfa/beta'].map((path) => `compare/teams/${path}`);
  const fantasy = ['leagues', 'rounds/1', 'squads/1', 'market/1'].map((path) => `fantasy/${path}`);
  const unlisted = ['attendance', ...players, ...teams, ...fantasy].map(
    (path) => `/seasons/2025-26/leagues/first-league/${path}`,
  );
  return [...pages, ...articles, ...games, ...venues, ...unlisted].flatMap(withTabs);
}

function withTabs(path: string): string[] {
  const match = matchRoute(path);
  const tabs = match?.tab ? [] : (routes.find(({ pattern }) => pattern === match?.pattern)?.tabs ?? []);
  return [path, ...tabs.filter(({ slug }) => slug).map(({ slug }) => `${path === '/' ? '' : path}/${slug}`)];
}

/** Parameters that are numbers: another word is no address of the site. */
const numbered: Record<string, string> = { squad: '98765', entrant: '98765' };

/** The same address with another value of each of its parameters in turn, but for the period, which the page itself judges. */
function madeUp(path: string): string[] {
  const { pattern = '', params = {} } = matchRoute(path) ?? {};
  const segments = pattern.split('/');
  const parts = path.split('/');
  return Object.keys(params)
    .filter((name) => name !== 'period')
    .map((name) =>
      parts.map((part, index) => (segments[index] === `{${name}}` ? (numbered[name] ?? 'made-up') : part)).join('/'),
    );
}

test('every page of the site exists, and none with a made-up name in its address', async () => {
  const paths = await listPaths();
  const patterns = new Set(paths.map((path) => matchRoute(path)?.pattern));
  const named = routes
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^(?!\/(desk|applications|officials|previews)\/).*\{/.test(pattern));
  expect(named.filter((pattern) => !patterns.has(pattern))).toEqual([]);
  for (const path of paths) expect([path, await judge(path)]).toEqual([path, 'exists']);
  for (const path of new Set(paths.flatMap(madeUp))) expect([path, await judge(path)]).toEqual([path, 'missing']);
});

test('a page at a former slug exists, since it leads to the present one', async () => {
  await site.database.db
    .update(clubs)
    .set({ externalIds: ['merged:once-alfa'] })
    .where(eq(clubs.id, site.ids.clubs.a));
  expect(await judge('/clubs/once-alfa')).toBe('exists');
  expect(await judge('/clubs/once-beta')).toBe('missing');
});

test('a page of another tenant is missing', async () => {
  expect(await judge('/news/draft')).toBe('missing');
  expect(await judge('/clubs/alfa', 'unknown.test')).toBe('missing');
});
