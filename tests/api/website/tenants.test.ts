import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubs } from '#server/db/schema/clubs.ts';
import { people } from '#server/db/schema/people.ts';
import { pictureHash } from '#tests/fixtures/small-league.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('the tenant is identified by the origin, else by the host, in any port and case', async () => {
  const idFor = async (headers: Record<string, string>) => (await site.get('config', headers)).id;
  expect(await idFor({ host: 'OTHER.test:8080' })).toBe(site.other.ids.tenantId);
  expect(await idFor({ host: 'www.league.test' })).toBe(site.ids.tenantId);
  expect(await idFor({ host: '127.0.0.1:3000', origin: 'http://other.test' })).toBe(site.other.ids.tenantId);
  expect(await idFor({ host: 'league.test', origin: 'https://other.test' })).toBe(site.other.ids.tenantId);
  expect(await idFor({ host: 'league.test', origin: 'null' })).toBe(site.ids.tenantId);
});

test('a host that nobody has is answered with not-found', async () => {
  const response = await site.request('config', { headers: { host: 'nobody.test' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'not-found', message: 'No league is served under this host.' });
});

test('an origin that nobody has is not answered in the name of the host', async () => {
  const headers = { host: 'league.test', origin: 'https://nobody.test' };
  expect((await site.request('config', { headers })).status).toBe(404);
});

test('a forwarded host is not believed by the API itself', async () => {
  expect((await site.get('config', { 'x-forwarded-host': 'other.test' })).id).toBe(site.ids.tenantId);
});

test.each(['box-score', 'play-by-play', 'flow'])('the %s of another tenant’s game is not found', async (numbers) => {
  expect((await site.request(`games/${site.other.loggedGame}/${numbers}`)).status).toBe(404);
  expect((await site.request(`games/${site.loggedGame}/${numbers}`)).status).toBe(200);
});

test('lists hold nothing of another tenant', async () => {
  const mine = JSON.stringify([site.ids, site.loggedGame]);
  const teamsOf = async (path: string) =>
    (await site.get(path)).items.map(({ home }: { home: { id: string } }) => home.id);
  const idsOf = async (path: string) => (await site.get(path)).items.map(({ id }: { id: string }) => id);
  const { players } = await site.get(`${leaguePath}/players`);
  const lists: string[][] = [
    await teamsOf('games?when=finished'),
    await teamsOf('games'),
    await teamsOf(`${leaguePath}/games`),
    await idsOf('clubs'),
    await idsOf('players'),
    players.map(({ player }: { player: { id: string } }) => player.id),
  ];
  for (const ids of lists) {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !mine.includes(id))).toEqual([]);
  }
});

test('a season, league, club, team, player or game that only another tenant has is not found', async () => {
  const { db } = site.database;
  const { tenantId } = site.other.ids;
  await db.update(clubs).set({ slug: 'theirs' }).where(eq(clubs.id, site.other.ids.clubs.a));
  await db
    .update(people)
    .set({ slug: 'their-player' })
    .where(eq(people.id, site.other.ids.players.a[0] ?? ''));
  await site.database.pool.query(`update season set slug = '2030-31' where tenant_id = $1 and is_current`, [tenantId]);
  const theirs = leaguePath.replace('2025-26', '2030-31');
  const paths = [
    'seasons/2030-31',
    theirs,
    `${theirs}/standings`,
    `${theirs}/games`,
    `${theirs}/leaders`,
    `${theirs}/players`,
    `${theirs}/teams/alfa`,
    `${theirs}/rounds/round-1/games/a-b`,
    `${theirs}/playoff/final/alfa-beta/games/1`,
    'clubs/theirs',
    'players/their-player',
  ];
  for (const path of paths) {
    expect([path, (await site.request(path)).status]).toEqual([path, 404]);
    expect([path, (await site.request(path, { headers: { host: 'other.test' } })).status]).toEqual([path, 200]);
  }
});

test('a picture is served to its own tenant only', async () => {
  await site.database.pool.query('delete from asset where tenant_id = $1', [site.other.ids.tenantId]);
  expect((await site.request(`assets/${pictureHash}`)).status).toBe(200);
  expect((await site.request(`assets/${pictureHash}`, { headers: { host: 'other.test' } })).status).toBe(404);
});
