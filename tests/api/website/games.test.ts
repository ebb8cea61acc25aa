import { afterAll, beforeAll, expect, test } from 'vitest';
import { duels } from '#server/db/schema/playoffs.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

type Listed = { id: string; state: string; address: { kind: string; game?: string; round: string } };

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const names = (items: Listed[]) => items.map(({ address }) => address.game ?? `final ${address.round}`);

test('finished games come latest first, upcoming ones nearest first and those without a day last', async () => {
  expect(names((await site.get('games?when=finished')).items)).toEqual([
    'final 1',
    'b-c',
    'a-d',
    'b-d',
    'a-c',
    'c-d',
    'a-b',
  ]);
  expect(names((await site.get('games?when=upcoming')).items)).toEqual(['final 2', 'b-a', 'd-c']);
  expect((await site.get('games?when=live')).items).toEqual([]);
});

test('lists of games can be paged to the end without a gap or a repetition', async () => {
  for (const path of ['games?when=finished&limit=2', 'games?when=upcoming&limit=1', `${leaguePath}/games?limit=3`]) {
    const whole = await site.get(path.replace(/limit=\d/, 'limit=100'));
    const { items, pages } = await site.getPages(path);
    expect(items).toEqual(whole.items);
    expect(pages).toBeGreaterThan(1);
  }
});

test('a league lists its games by phase, round and time', async () => {
  const { items, nextCursor } = await site.get(`${leaguePath}/games`);
  expect(names(items)).toEqual(['a-b', 'c-d', 'a-c', 'b-d', 'a-d', 'b-c', 'b-a', 'd-c', 'final 1', 'final 2']);
  expect(nextCursor).toBeNull();
});

test('games can be narrowed to a club, and to a league of a season', async () => {
  const { items } = await site.get('games?when=finished&team=djerdap');
  expect(names(items)).toEqual(['a-d', 'b-d', 'c-d']);
  const lengthOf = async (query: string) => (await site.get(`games?when=finished&${query}`)).items.length;
  expect(await lengthOf('season=2025-26&league=first-league')).toBe(7);
  expect(await lengthOf('season=2025-26&league=cup')).toBe(0);
  expect(await lengthOf('season=2024-25')).toBe(0);
});

test('a game of a round is found by its address', async () => {
  const game = await site.get(`${leaguePath}/rounds/round-1/games/a-b`);
  expect(game).toMatchObject({
    state: 'final',
    score: { home: 100, away: 55 },
    home: { name: 'Alfa', crest: '/crests/a.svg', club: 'alfa' },
    tipOff: { at: '2025-10-10T18:00:00.000Z', date: '2025-10-10', timeZone: 'Europe/Belgrade' },
    venue: { name: 'Hala', city: 'Niš' },
    regularPeriods: 4,
    periodMs: 600_000,
    overtimeMs: 300_000,
    series: null,
    guilty: null,
  });
  expect((await site.request(`${leaguePath}/rounds/round-2/games/a-b`)).status).toBe(404);
});

test('a game of a duel is found by its number and knows its series', async () => {
  const game = await site.get(`${leaguePath}/playoff/final/alfa-beta/games/1`);
  expect(game).toMatchObject({
    coverage: 'log',
    score: { home: 6, away: 4 },
    attendance: 120,
    officials: [{ name: 'Milan Sudija', role: 'referee' }],
    series: { format: { kind: 'best-of', of: 3 }, homeWins: 1, awayWins: 0 },
  });
  expect(names(game.series.games)).toEqual(['final 1', 'final 2']);
  const second = await site.get(`${leaguePath}/playoff/final/alfa-beta/games/2`);
  expect(second).toMatchObject({ score: null, series: { homeWins: 0, awayWins: 1 } });
  for (const number of ['3', '0', '1st']) {
    expect((await site.request(`${leaguePath}/playoff/final/alfa-beta/games/${number}`)).status).toBe(404);
  }
});

test('the series of two legs says so and adds the points up, from the side of the game', async () => {
  await site.database.db.update(duels).set({ aggregate: true }).where(ofTenant(site.ids, duels));
  const seriesOf = async (number: number) =>
    (await site.get(`${leaguePath}/playoff/final/alfa-beta/games/${number}`)).series;
  expect(await seriesOf(1)).toMatchObject({ format: { kind: 'two-legs' }, points: { home: 6, away: 4 } });
  expect(await seriesOf(2)).toMatchObject({ format: { kind: 'two-legs' }, points: { home: 4, away: 6 } });
});
