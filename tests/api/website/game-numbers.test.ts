import { afterAll, beforeAll, expect, test } from 'vitest';
import { fittedCoefficients } from '#lib/basketball/win-probability/coefficients.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('the box score has the lines of both teams, their entries and ratings', async () => {
  const { boxScore } = await site.get(`games/${site.loggedGame}/box-score`);
  const { home, away } = boxScore;
  expect(home.team.name).toBe('Alfa');
  expect(home.coach).toBe('Coach Alfa');
  expect(home.players).toHaveLength(6);
  expect(home.players[0]).toMatchObject({
    number: '4',
    starter: true,
    played: true,
    line: { points: 4, freeThrowsMade: 1 },
  });
  expect(home.totals).toMatchObject({ points: 6, threePointersMade: 1, threePointersAttempted: 2, twoPointersMade: 1 });
  expect(home.benchPoints).toBe(2);
  expect(home.ratings.effectiveFieldGoalShare).toBeCloseTo(2.5 / 3);
  expect(away.teamEntries).toEqual({ offensiveRebounds: 0, defensiveRebounds: 1, turnovers: 0, fouls: 0 });
  expect(boxScore).toMatchObject({ leadChanges: 0, timesTied: 0 });
});

test('the plays that stand come in order with the running score', async () => {
  const { playByPlay } = await site.get(`games/${site.loggedGame}/play-by-play`);
  const { plays, players } = playByPlay;
  const baskets = plays.filter(({ action }: { action: { made?: boolean } }) => action.made);
  expect(baskets.map(({ id, score }: { id: string; score: object }) => [id, score])).toEqual([
    ['three', { home: 3, away: 0 }],
    ['e13', { home: 3, away: 2 }],
    ['e20', { home: 4, away: 2 }],
    ['e26', { home: 6, away: 2 }],
    ['e27', { home: 6, away: 4 }],
  ]);
  expect(plays.some(({ id }: { id: string }) => id === 'two')).toBe(false);
  const [first] = baskets;
  expect(players[first.player]).toMatchObject({ name: 'Đorđe Alfaić 1', number: '4' });
  expect(plays.find(({ action }: { action: { type: string } }) => action.type === 'timeout')).toMatchObject({
    side: 'away',
    player: null,
    clockMs: 480_000,
  });
});

test('the flow has the course of the score, the shots with a place and the line-ups', async () => {
  const { flow } = await site.get(`games/${site.loggedGame}/flow`);
  expect(flow.scores.at(-1)).toMatchObject({ home: 6, away: 4 });
  expect(flow.shots).toHaveLength(4);
  expect(flow.shots[0]).toMatchObject({
    side: 'home',
    points: 3,
    made: true,
    x: 5,
    y: 4,
    player: { slug: 'player-a-1' },
  });
  expect(flow.lineups.filter(({ side }: { side: string }) => side === 'home')).toHaveLength(2);
});

test('the forecast of a game is of the last games of its teams before it, from their results and the home court', async () => {
  const { flow } = await site.get(`games/${site.loggedGame}/flow`);
  const { homeCourt, strength, deviation, endDeviation } = fittedCoefficients;
  const better = (45 + 5 + 45 - 3 * homeCourt) / 8;
  const worse = (-45 - 5 + 15 - homeCourt) / 8;
  const margin = homeCourt + strength * (better - worse);
  expect(flow.forecast).toEqual({ margin: expect.closeTo(margin, 2), deviation, endDeviation });
});

test('a game with a score only has no numbers', async () => {
  const { id } = await site.get(`${leaguePath}/rounds/round-1/games/a-b`);
  expect(await site.get(`games/${id}/box-score`)).toEqual({ boxScore: null });
  expect(await site.get(`games/${id}/play-by-play`)).toEqual({ playByPlay: null });
  expect(await site.get(`games/${id}/flow`)).toEqual({ flow: null });
});

test('whoever has played in a league is summed, and the leaders ranked with the minimum that counts them', async () => {
  const { players } = await site.get(`${leaguePath}/players`);
  expect(players).toHaveLength(11);
  expect(players[0]).toMatchObject({ games: 1, starts: 1, totals: { points: 4 } });
  const { boards } = await site.get(`${leaguePath}/leaders?limit=3`);
  const board = (category: string) => boards.find((one: { category: string }) => one.category === category);
  expect(board('points')).toMatchObject({ minimum: { games: 1, attemptsPerTeamGame: null } });
  expect(board('points').leaders.map(({ rank, value }: { rank: number; value: number }) => [rank, value])).toEqual([
    [1, 4],
    [1, 4],
    [3, 2],
  ]);
  expect(board('twoPointShare')).toMatchObject({ minimum: { attemptsPerTeamGame: 3 }, leaders: [] });
});
