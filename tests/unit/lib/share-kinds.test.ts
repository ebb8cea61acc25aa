import { expect, test } from 'vitest';
import { shareKindOf } from '#lib/share-kinds.ts';

test.each([
  ['/', 'site'],
  ['/about-us', 'site'],
  ['/seasons/2026', 'site'],
  ['/seasons/2026/clubs/vukovi', 'clubs'],
  ['/seasons/2026/leagues/meridian/all-games', 'league'],
  ['/seasons/2026/leagues/meridian/teams/vukovi/roster', 'team'],
  ['/seasons/2026/leagues/meridian/rounds/3/games/vukovi-solinar', 'game'],
  ['/seasons/2026/leagues/meridian/playoff/final/vukovi-solinar/games/2/history', 'game'],
  ['/players/ana-kos', 'players'],
  ['/history/best-players', 'history'],
] as const)('%s is shared with the picture of %s', (path, kind) => {
  expect(shareKindOf(path)).toBe(kind);
});
