import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import type { Announcement } from '#server/changes/announce.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import { assets } from '#server/db/schema/assets.ts';
import { setTeam } from '#server/league/team/set-team.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { showTenant } from '#server/league/tenant/show.ts';
import type { TenantChange } from '#server/league/tenant/tenant-change.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const scope = () => ({ db: site.database.db, tenantId: site.ids.tenantId });
const config = async (host = 'league.test') => site.get('config', { host });
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><rect width="100" height="60" fill="#c00"/></svg>',
);
const bitmap = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();

async function sizeOf(address: string): Promise<string> {
  const [asset] = await site.database.db
    .select()
    .from(assets)
    .where(eq(assets.hash, address.split('/').at(-1) ?? ''));
  const { width, height, format } = await sharp(asset?.bytes).metadata();
  return `${format} ${width}x${height}`;
}

test('title, colours, pictures, sponsors and analytics appear in the configuration of the site, and of no other', async () => {
  const others = await config('other.test');
  expect(
    await setTenant(scope(), {
      title: 'Nova liga',
      colors: { color1: '#102030', colorButton: '#FF8800' },
      crest: svg,
      logo: svg,
      cover: await bitmap(400),
      sponsors: [
        { name: 'Banka', logo: svg, url: 'https://banka.test/' },
        { name: 'Sponsor', url: null },
      ],
      googleAnalyticsId: 'G-AB12CD34EF',
    }),
  ).toBe('changed');
  const { config: own, ...flat } = await config();
  expect(own.website).toMatchObject({
    title: 'Nova liga',
    colors: { color1: '#102030', colorButton: '#ff8800', color2: '#14365f' },
    googleAnalyticsId: 'G-AB12CD34EF',
    fallbackLocale: 'sr',
  });
  expect(flat.sponsors).toEqual([
    { name: 'Sponsor', logo: '/sponsor.svg', url: null },
    { name: 'Banka', logo: expect.stringContaining('/assets/'), url: 'https://banka.test/' },
  ]);
  expect(flat.logo).toContain('/assets/');
  expect(await sizeOf(flat.defaultNewsCoverImage)).toBe('png 400x400');
  const icons = ['faviconSm', 'faviconLg', 'androidChromeSm', 'androidChromeLg'].map((name) =>
    sizeOf(flat.crest[name]),
  );
  expect(await Promise.all(icons)).toEqual(['png 32x32', 'png 180x180', 'png 192x192', 'png 512x512']);
  expect(await config('other.test')).toEqual(others);
});

test('a favicon of its own changes the small icons only, and the same again changes nothing', async () => {
  const before = await config();
  const favicon = await bitmap(64);
  expect(await setTenant(scope(), { favicon })).toBe('changed');
  expect(await setTenant(scope(), { favicon })).toBe('unchanged');
  const { crest } = await config();
  expect(crest.androidChromeLg).toBe(before.crest.androidChromeLg);
  expect(crest.faviconSm).not.toBe(before.crest.faviconSm);
});

test('what may be absent is cleared', async () => {
  await setTenant(scope(), { logo: null, cover: null, googleAnalyticsId: null, removedSponsors: ['Banka'] });
  expect(await config()).toMatchObject({ logo: null, defaultNewsCoverImage: null, googleAnalyticsId: null });
  expect((await config()).sponsors.map(({ name }: { name: string }) => name)).toEqual(['Sponsor']);
});

test('hosts come and go, and the address of the site is one of them', async () => {
  await setTenant(scope(), { hosts: ['Liga.test'], canonicalHost: 'liga.test', isHttps: false });
  expect((await config('liga.test')).settings.domainUrl).toBe('http://liga.test');
  await setTenant(scope(), { removedHosts: ['liga.test'], isHttps: true });
  expect(await showTenant(scope())).toMatchObject({
    domainUrl: 'https://league.test',
    hosts: ['league.test', 'www.league.test'],
  });
  expect((await site.request('config', { headers: { host: 'liga.test' } })).status).toBe(404);
});

test.each<[string, () => Promise<TenantChange> | TenantChange, RegExp]>([
  ['a colour that is none', () => ({ colors: { color1: 'red' } }), /^colors\.color1/],
  ['an empty title', () => ({ title: ' ' }), /^title/],
  ['a text in place of a crest', () => ({ crest: Buffer.from('hello') }), /^the crest: this is no picture/],
  ['a crest that is too small', async () => ({ crest: await bitmap(40) }), /40 × 40 pixels, at least 192 × 192/],
  ['a picture that is too large', () => ({ logo: Buffer.alloc(11 * 1024 * 1024) }), /at most 10 MB/],
  [
    'a script for a sponsor’s site',
    () => ({ sponsors: [{ name: 'X', logo: svg, url: 'javascript:alert(1)' }] }),
    /url/,
  ],
  ['a new sponsor without a logo', () => ({ sponsors: [{ name: 'Nobody' }] }), /give its logo/],
  ['a sponsor that is not there', () => ({ title: 'Never', removedSponsors: ['Nobody'] }), /no sponsor "Nobody"/],
  ['a host of another tenant', () => ({ title: 'Never', hosts: ['other.test'] }), /"other.test" belongs to another/],
  ['a host with a port', () => ({ hosts: ['a.test:80'] }), /no scheme, port or path/],
  ['no host left', () => ({ removedHosts: ['league.test', 'www.league.test'] }), /A site needs a host/],
  ['an analytics id that is none', () => ({ googleAnalyticsId: '"><script>' }), /looks like G-/],
  ['a language without the site’s own', () => ({ languages: ['en'] }), /"sr" is the site's own language/],
])('%s is refused and changes nothing', async (_, change, message) => {
  const before = await showTenant(scope());
  await expect(setTenant(scope(), await change())).rejects.toThrow(message);
  expect(await showTenant(scope())).toEqual(before);
});

test('a team gets crest, colours, code and names by language in its league, and its pages are told', async () => {
  const heard: string[] = [];
  const listening = await listenToAnnouncements(site.database.pool, {
    onChange: (change: Announcement) => void heard.push(...change.tags),
    onDisconnect: () => undefined,
    onReconnect: () => undefined,
  });
  const team = site.ids.teams.a;
  const change = {
    crest: svg,
    colors: { primary: '#112233', secondary: '#FFFFFF' },
    code: 'alf',
    names: { ru: 'Альфа' },
  };
  expect(await setTeam(scope(), team, change)).toBe('changed');
  expect(await setTeam(scope(), team, change)).toBe('unchanged');
  const shown = await site.get(`${leaguePath}/teams/alfa?locale=ru`);
  expect(shown).toMatchObject({ name: 'Альфа', code: 'ALF', colors: { primary: '#112233', secondary: '#ffffff' } });
  expect(shown.crest).toContain('/assets/');
  const wanted = [tags.team(team), tags.league(site.ids.league), tags.game(site.loggedGame), tags.config('')];
  await expect.poll(() => wanted.map((tag) => heard.includes(tag))).toEqual([true, true, true, false]);
  await listening.close();
  await setTeam(scope(), team, { crest: null, colors: null, names: { ru: null } });
  expect(await site.get(`${leaguePath}/teams/alfa?locale=ru`)).toMatchObject({ name: 'Алфа', crest: '/crests/a.svg' });
});

test('a code of another team, a colour that is none, and another tenant’s team are refused', async () => {
  const { a } = site.ids.teams;
  await expect(setTeam(scope(), a, { code: 'BBB' })).rejects.toThrow('Beta has the code "BBB"');
  await expect(setTeam(scope(), a, { code: 'A-1' })).rejects.toThrow('2 to 5 letters or digits');
  await expect(setTeam(scope(), a, { colors: { primary: 'red', secondary: '#ffffff' } })).rejects.toThrow('#rrggbb');
  await expect(setTeam(scope(), site.other.ids.teams.a, { code: 'XX' })).rejects.toMatchObject({ code: 'not-found' });
});
