import { listFantasyTable } from '#lib/api/contract/fantasy/season.ts';
import { request } from '#lib/api/request.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';

test('the demo has a running fantasy season of forty squads, whose points are those of its games', async ({
  demo,
  baseURL,
}) => {
  const { season, league } = demo;
  const table = await request(
    listFantasyTable,
    { params: { season, league }, query: { locale: 'en' } },
    { apiUrl: baseURL ?? '' },
  );
  expect(table.items).toHaveLength(40);
  expect(table.items[0]?.rank).toBe(1);
  expect(new Set(table.items.map(({ points }) => points)).size).toBeGreaterThan(20);
  const verified = await leagueTool('fantasy', 'verify', league, '--season', season, '--tenant', 'localhost');
  const [, games, totals] = /of (\d+) games and (\d+) totals/.exec(verified) ?? [];
  expect(Number(games)).toBeGreaterThan(20);
  expect(Number(totals)).toBeGreaterThan(40);
});
