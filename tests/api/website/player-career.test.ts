import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('the sums of a career are those of its games', async () => {
  const { seasons, games } = await site.get('players/player-a-1/career?locale=en');
  expect(games.length).toBeGreaterThan(0);
  const points = (list: { points: number }[]) => list.reduce((sum, line) => sum + line.points, 0);
  expect(points(games.map(({ line }: { line: { points: number } }) => line))).toBe(
    points(seasons.map(({ totals }: { totals: { points: number } }) => totals)),
  );
});

test('a player who is not there has no career', async () => {
  expect((await site.request('players/nobody/career')).status).toBe(404);
});
