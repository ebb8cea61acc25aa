import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AllTimeBoard, GameRecordBoard } from '#lib/api/contract/history.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { insertCountedGame } from '#tests/fixtures/counted-game.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;

/** Two games of an earlier season of the first league, one of the cup; the game of the fixture beside them. */
beforeAll(async () => {
  site = await openWebsiteApi();
  const { ids, database } = site;
  const scope = { db: database.db, tenantId: ids.tenantId };
  const [earlier] = await database.db
    .select()
    .from(seasons)
    .where(and(eq(seasons.tenantId, ids.tenantId), eq(seasons.slug, '2024-25')));
  const [league] = await database.db
    .insert(leagues)
    .values({
      tenantId: ids.tenantId,
      seasonId: earlier?.id ?? '',
      slug: 'first-league',
      name: 'Prva liga',
      rulesProfile: 'fiba-2024',
      standingsProfile: 'fiba',
    })
    .returning();
  const [one = '', two = '', three = ''] = ids.players.a;
  const shots = { freeThrowsMade: 8, freeThrowsAttempted: 10 };
  const before = { leagueId: league?.id ?? '', day: '2024-11-02' };
  await insertCountedGame(
    scope,
    ids,
    [
      { personId: one, points: 30, assists: 2, pir: 40, ...shots },
      { personId: two, points: 30, assists: 7, threePointersMade: 3, threePointersAttempted: 3 },
      { personId: three, points: 12, assists: 7 },
    ],
    before,
  );
  await insertCountedGame(
    scope,
    ids,
    [
      { personId: one, points: 20, assists: 2, ...shots },
      { personId: two, points: 24, assists: 1 },
    ],
    { ...before, day: '2024-11-01' },
  );
  await insertCountedGame(scope, ids, [{ personId: three, points: 30, assists: 9 }], {
    leagueId: ids.cup,
    day: '2026-01-01',
  });
});
afterAll(() => site.database.close());

const boardOf = async (query: string, category: string): Promise<AllTimeBoard> => {
  const { boards } = await site.get(`history/leaders?locale=en&${query}`);
  return boards.find((board: AllTimeBoard) => board.category === category);
};
const lines = (board: AllTimeBoard) =>
  board.leaders.map(({ rank, player, value }) => `${rank}. ${player.slug} ${value}`).sort();

test('totals are over all seasons and competitions', async () => {
  const board = await boardOf('limit=3', 'points');
  expect(lines(board)).toEqual(['1. player-a-1 54', '1. player-a-2 54', '3. player-a-3 42']);
  expect(board.leaders[0]).toMatchObject({ from: '2024/25', until: '2025/26', games: 3, team: { slug: 'alfa' } });
});

test('a competition is counted by itself', async () => {
  expect(lines(await boardOf('competition=cup', 'points'))).toEqual(['1. player-a-3 30']);
  expect((await boardOf('competition=first-league&limit=3', 'points')).leaders[2]).toMatchObject({
    value: 12,
    until: '2025/26',
  });
});

test('equal players share a rank, with the number of further ties', async () => {
  const board = await boardOf('limit=1', 'points');
  expect(lines(board)).toHaveLength(1);
  expect(board.further).toBe(1);
  expect((await boardOf('limit=2', 'points')).further).toBe(0);
});

test('averages count the games of which the figure is known, and who has played enough', async () => {
  const { all } = await site.get('history/competitions');
  expect(all).toMatchObject({ seasons: 2, games: 4, minimum: { games: 2 } });
  const points = await boardOf('counting=perGame', 'points');
  expect(lines(points)).toEqual(['1. player-a-1 18', '1. player-a-2 18', '3. player-a-3 14']);
  const pir = await boardOf('counting=perGame', 'pir');
  expect(lines(pir)).toEqual(['1. player-a-1 22']);
});

test('a share counts from a minimum of attempts on', async () => {
  const { all } = await site.get('history/competitions');
  expect(all.minimum.attempts).toEqual({ twoPointShare: 20, threePointShare: 20, freeThrowShare: 20 });
  const free = await boardOf('', 'freeThrowShare');
  expect(free.leaders).toHaveLength(1);
  expect(free.leaders[0]).toMatchObject({ player: { slug: 'player-a-1' }, value: 17 / 22 });
  expect((await boardOf('', 'threePointShare')).leaders).toEqual([]);
});

test('a table of careers is in the order of its category and has whole lines', async () => {
  const { players } = await site.get('history/players?locale=en&by=assists&limit=2');
  expect(players[0]).toMatchObject({ rank: 1, player: { slug: 'player-a-3' }, totals: { assists: 16, points: 42 } });
  expect(players[1]).toMatchObject({ rank: 2, player: { slug: 'player-a-2' }, totals: { assists: 9 } });
});

test('a record names its game; of equal figures the earlier stands first', async () => {
  const { boards } = await site.get('history/game-records?locale=en&limit=2');
  const points: GameRecordBoard = boards.find(({ statistic }: GameRecordBoard) => statistic === 'points');
  expect(points.records.map(({ rank, value, game }) => [rank, value, game.tipOff.date])).toEqual([
    [1, 30, '2024-11-02'],
    [1, 30, '2024-11-02'],
  ]);
  expect(points.further).toBe(1);
  expect(points.records[0]?.game).toMatchObject({
    address: { kind: 'round', season: '2024-25', league: 'first-league' },
    score: { home: 80, away: 70 },
  });
});

test('records of a competition are its own', async () => {
  const { boards } = await site.get('history/game-records?competition=cup');
  const points: GameRecordBoard = boards.find(({ statistic }: GameRecordBoard) => statistic === 'points');
  expect(points.records.map(({ player, value }) => [player.slug, value])).toEqual([['player-a-3', 30]]);
});

test('competitions come with their seasons, games and minimum', async () => {
  const { competitions } = await site.get('history/competitions?locale=ru');
  expect(competitions).toMatchObject([
    { slug: 'first-league', name: 'Первая лига', seasons: 2, games: 3 },
    { slug: 'cup', seasons: 1, games: 1, minimum: { games: 1 } },
  ]);
});

test.each(['leaders', 'players', 'game-records'])('%s of an unknown competition are not found', async (call) => {
  expect((await site.request(`history/${call}?competition=nothing`)).status).toBe(404);
});

test('another tenant has its own history', async () => {
  const { boards } = await site.get('history/leaders?locale=en', { host: 'other.test' });
  const points = boards.find(({ category }: AllTimeBoard) => category === 'points');
  expect(lines(points)).toEqual(['1. player-a-1 4', '1. player-b-1 4', '3. player-a-6 2']);
  expect((await site.request('history/leaders?competition=cup', { headers: { host: 'other.test' } })).status).toBe(404);
});
