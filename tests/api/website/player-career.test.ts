import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCountedGame } from '#tests/fixtures/counted-game.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

type Line = { points: number };
type Sums = { games: number; totals: Line };
type Entry = { game: { id: string; tipOff: { date: string } }; line: Line };

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  const scope = { db: site.database.db, tenantId: site.ids.tenantId };
  const [personId = ''] = site.ids.players.a;
  const play = (day: string, points: number, side: 'home' | 'away', leagueId = site.ids.league) =>
    insertCountedGame(scope, site.ids, [{ personId, points, side, playedMs: null }], { day, leagueId });
  await play('2025-12-05', 40, 'away');
  await play('2025-12-01', 40, 'home');
  await play('2025-12-09', 8, 'home', site.ids.cup);
});
afterAll(() => site.database.close());

const player = 'players/player-a-1';
const pointsOf = (lines: readonly Line[]) => lines.reduce((sum, { points }) => sum + points, 0);
const allGames = async (): Promise<Entry[]> => (await site.get(`${player}/games?locale=en&limit=200`)).items;

test('the sums of a career are those of its games', async () => {
  const { seasons, totals, splits } = await site.get(`${player}/career?locale=en`);
  const games = await allGames();
  expect(games).toHaveLength(4);
  const points = pointsOf(games.map(({ line }) => line));
  expect(pointsOf(seasons.map((season: Sums) => season.totals))).toBe(points);
  expect(totals[0]).toMatchObject({ competition: null, games: games.length, totals: { points } });
  expect(totals.slice(1)).toMatchObject([
    { competition: { slug: 'first-league', name: 'First League' }, games: 3 },
    { competition: { slug: 'cup' }, games: 1, totals: { points: 8 } },
  ]);
  const ofKind = (...kinds: string[]) =>
    splits[0].splits.filter(({ kind }: { kind: string }) => kinds.includes(kind)).map(({ totals }: Sums) => totals);
  expect(pointsOf(ofKind('home', 'away'))).toBe(points);
  expect(pointsOf(ofKind('won', 'lost'))).toBe(points);
});

test('games come in pages to the end, the latest first, and of one season if it is named', async () => {
  const whole = await allGames();
  const { items, pages } = await site.getPages(`${player}/games?locale=en&limit=1`);
  expect(items).toEqual(whole);
  expect(pages).toBe(whole.length);
  expect(whole.slice(0, 3).map(({ game }) => game.tipOff.date)).toEqual(['2025-12-09', '2025-12-05', '2025-12-01']);
  expect((await site.get(`${player}/games?season=2025-26`)).items).toHaveLength(whole.length);
  expect((await site.get(`${player}/games?season=2024-25`)).items).toEqual([]);
  expect((await site.request(`${player}/games?cursor=nonsense`)).status).toBe(400);
});

test('a career high is the best of the games and leads to the first of them', async () => {
  const { highs } = await site.get(`${player}/career?locale=en`);
  const games = await allGames();
  const high = highs.find(({ kind }: { kind: string }) => kind === 'points');
  expect(high).toMatchObject({ value: 40, times: 2, game: { line: { points: 40 }, side: 'home' } });
  expect(high.game.game.id).toBe(games[2]?.game.id);
});

test('shots are those of the player, by season', async () => {
  const { flow } = await site.get(`games/${site.loggedGame}/flow`);
  const shots = await site.get(`${player}/shots?locale=en`);
  const own = flow.shots.filter(({ player }: { player: { slug: string } | null }) => player?.slug === 'player-a-1');
  expect(shots.shots).toHaveLength(own.length);
  expect(shots.season?.slug ?? null).toBe(flow.shots.length > 0 ? '2025-26' : null);
  expect((await site.get(`${player}/shots?season=2024-25`)).shots).toEqual([]);
});

test('minutes are known of the games that have them', async () => {
  const { totals } = await site.get(`${player}/career`);
  expect(totals[0]).toMatchObject({ games: 4, timedGames: 1 });
});

test('a player who is not there has no career, and nobody has one on another site', async () => {
  for (const part of ['career', 'games', 'shots'])
    expect((await site.request(`players/nobody/${part}`)).status).toBe(404);
  const own = await allGames();
  const others = await site.get(`${player}/games?limit=200`, { host: 'other.test' });
  const ids = new Set(own.map(({ game }) => game.id));
  expect(others.items.filter(({ game }: Entry) => ids.has(game.id))).toEqual([]);
});

test('a player stands in the latest league with the averages of all teams there, ranked where they qualify', async () => {
  const { season, next } = await site.get(`${player}/standing?locale=en`);
  const { seasons } = await site.get(`${player}/career?locale=en`);
  expect(season.league.slug).toBe(seasons[0].league.slug);
  const there = seasons.filter(({ league }: { league: { slug: string } }) => league.slug === season.league.slug);
  const games = there.reduce((sum: number, own: Sums) => sum + own.games, 0);
  const value = pointsOf(there.map(({ totals }: Sums) => totals)) / games;
  expect(season.figures[0]).toEqual({ category: 'points', value, rank: 1 });
  expect(season.figures.map(({ category }: { category: string }) => category)).not.toContain('blocks');
  expect(next).toMatchObject({ state: 'scheduled', tipOff: { at: '2099-01-01T18:00:00.000Z' } });
});

test('somebody who has not played stands nowhere, and still has a next game', async () => {
  expect(await site.get('players/player-d-6/standing?locale=en')).toMatchObject({
    season: null,
    next: { state: 'scheduled' },
  });
  expect((await site.request('players/made-up/standing')).status).toBe(404);
});
