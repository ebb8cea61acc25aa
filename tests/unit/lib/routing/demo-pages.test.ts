import { expect, test } from 'vitest';
import { matchRoute } from '#lib/routing/match-route.ts';
import { routes } from '#lib/routing/routes.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';
import { demoPages } from '#tests/setup/demo-pages.ts';
import type { DemoSite } from '#tests/setup/demo-site.ts';

const venue = { id: 'hall', slug: 'hall', name: 'Hall', city: null };
const round = gameSummary({ id: 'f1b2f0c6-7c1e-4f0e-9d3a-0d6b7b0f5a11', venue });
const demo: DemoSite = {
  season: '2025-26',
  league: 'first',
  pastSeason: '2024-25',
  roundGame: round,
  playoffGame: gameSummary({
    address: { kind: 'playoff', season: '2024-25', league: 'first', playoffRound: 'final', duel: 'd', round: '1' },
  }),
  comingGame: round,
  team: { ...teamNamed('North'), club: 'north' },
  player: 'ana-kos',
  otherTeam: 'south',
  otherPlayer: 'iva-bos',
  article: 'final',
};

test('every page of the route table has an example in the demo, and every example is a page', () => {
  const patterns = demoPages.map(({ path }) => matchRoute(path(demo))?.pattern);
  expect([...new Set(patterns)].sort()).toEqual(routes.map(({ pattern }) => pattern).sort());
});
