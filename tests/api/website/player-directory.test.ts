import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberships } from '#server/db/schema/people.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

type Named = { name: string; lastName: string };

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const lastNames = (items: Named[]) => items.map(({ lastName }) => lastName);
const found = async (query: Record<string, string>) =>
  lastNames((await site.get(`players?${new URLSearchParams({ limit: '200', ...query })}`)).items);

test('players are listed in the order of the language, in pages to the end', async () => {
  const serbian = await found({ locale: 'sr' });
  expect(serbian).toHaveLength(24);
  expect(serbian.map((name) => name.charAt(0)).join('')).toMatch(/^A{6}B{6}Č{6}Đ{6}$/);
  const english = await found({ locale: 'en' });
  expect(english).toEqual(serbian);
  const russian = await found({ locale: 'ru' });
  expect(russian.map((name) => name.charAt(0)).join('')).toMatch(/^А{5}Б{5}Д{5}П{4}Ч{5}$/);
  const { items, pages } = await site.getPages('players?limit=7&locale=ru');
  expect(lastNames(items)).toEqual(russian);
  expect(pages).toBe(4);
});

test('players are found however their name is spelled, in any language that has one', async () => {
  const names = async (search: string) =>
    (await site.get(`players?search=${encodeURIComponent(search)}`)).items.map(({ name }: Named) => name);
  expect(await names('djordje alfa')).toEqual(['Đorđe Alfaić 1']);
  expect(await names('ALFAIĆ 1')).toEqual(['Đorđe Alfaić 1']);
  expect(await names('Ђорђе Алфаић')).toEqual(['Đorđe Alfaić 1']);
  expect(await names('Первый')).toHaveLength(4);
  expect(await names('100%')).toEqual([]);
});

test('what is typed is the beginning of a name', async () => {
  expect(await found({ search: 'al' })).toHaveLength(6);
  expect(await found({ search: 'lfa' })).toEqual([]);
});

test('a letter is one of the language', async () => {
  expect(await found({ letter: 'č', locale: 'sr' })).toHaveLength(6);
  expect(await found({ letter: 'c', locale: 'sr' })).toEqual([]);
  expect(await found({ letter: 'c', locale: 'en' })).toHaveLength(6);
  expect(await found({ letter: 'п', locale: 'ru' })).toHaveLength(4);
  const refused = await site.request('players?letter=%C4%8D&locale=en');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ path: 'letter' }] });
});

test('players are narrowed by club, season and position, all at once', async () => {
  expect(await found({ club: 'celik' })).toHaveLength(6);
  expect(await found({ club: 'celik', season: '2025-26' })).toHaveLength(6);
  expect(await found({ club: 'celik', season: '2024-25' })).toEqual([]);
  expect(await found({ club: 'celik', search: 'djordje' })).toEqual(['Čelikić 1']);
  expect(await found({ position: 'PG' })).toEqual([]);
});

test('a club or season that is not there is named', async () => {
  for (const [field, message] of [
    ['club', 'There is no club "nobody".'],
    ['season', 'There is no season "nobody".'],
  ] as const) {
    const answer = await site.request(`players?${field}=nobody`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message, issues: [{ path: field }] });
  }
});

test('an entry says where the player is, or was within the filter', async () => {
  const { items } = await site.get('players?search=alfaic%201&locale=en');
  expect(items).toMatchObject([
    { letter: 'a', latest: { team: { code: 'AAA' }, season: { slug: '2025-26', name: '2025/26' } } },
  ]);
});

test('the index has the letters, clubs and seasons under which there is somebody', async () => {
  expect(await site.get('player-index?locale=sr')).toEqual({
    players: 24,
    letters: ['a', 'b', 'č', 'đ'],
    clubs: ['alfa', 'beta', 'celik', 'djerdap'].map((slug) => expect.objectContaining({ slug })),
    seasons: [{ slug: '2025-26', name: '2025/26' }],
    positions: [],
  });
  expect(await site.get('player-index?locale=en')).toMatchObject({ letters: ['a', 'b', 'c', 'd'] });
  expect(await site.get('player-index?locale=ru')).toMatchObject({ letters: ['а', 'б', 'д', 'п', 'ч'] });
});

test('a coach is not listed, unless he was a player too', async () => {
  const { db } = site.database;
  const [first = '', second = ''] = site.ids.players.b;
  await db
    .update(memberships)
    .set({ role: 'coach' })
    .where(inArray(memberships.personId, [first, second]));
  await db
    .insert(memberships)
    .values({ tenantId: site.ids.tenantId, teamId: site.ids.teams.a, personId: second, role: 'player' });
  expect(await found({ search: 'betaic', locale: 'en' })).toEqual([
    'Betaić 2',
    'Betaić 3',
    'Betaić 4',
    'Betaić 5',
    'Betaić 6',
  ]);
});

test('players of another site are neither listed nor counted', async () => {
  const others = await site.get('players?limit=200', { host: 'other.test' });
  const own = await site.get('players?limit=200');
  const ids = (items: { id: string }[]) => new Set(items.map(({ id }) => id));
  expect(ids(others.items).size).toBe(24);
  expect([...ids(others.items)].filter((id) => ids(own.items).has(id))).toEqual([]);
});
