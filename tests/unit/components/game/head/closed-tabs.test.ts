import { expect, test } from 'vitest';
import { closedTabs } from '#components/game/head/closed-tabs.ts';
import type { Game } from '#lib/api/contract/game.ts';

const closed = (fields: Partial<Game>) =>
  closedTabs({
    coverage: 'none',
    seq: 0,
    playedScore: null,
    hasFantasy: true,
    hasPhotos: true,
    videos: [{}],
    ...fields,
  } as Game);

test('a game that was not played has neither player statistics nor plays', () => {
  for (const state of ['scheduled', 'postponed', 'cancelled'] as const)
    expect(closed({ state }), state).toEqual(['player-stats', 'play-by-play']);
  expect(closed({ state: 'forfeited', coverage: 'score' })).toEqual(['player-stats', 'play-by-play']);
});

test('a game that was forfeited at the desk before tip-off has no plays', () => {
  expect(closed({ state: 'forfeited', coverage: 'score', seq: 12 })).toContain('play-by-play');
});

test('a forfeited game that was stopped keeps what was recorded', () => {
  expect(closed({ state: 'forfeited', coverage: 'log', seq: 300 })).toEqual([]);
  expect(closed({ state: 'forfeited', coverage: 'box-score' })).toEqual(['play-by-play']);
});

test('a log that differs from what was played still has its plays', () => {
  const playedScore = { home: 81, away: 77 };
  expect(closed({ state: 'forfeited', coverage: 'score', seq: 300, playedScore })).toEqual(['player-stats']);
});

test('a final game has both tabs, whatever is recorded', () => {
  expect(closed({ state: 'final', coverage: 'score' })).toEqual([]);
});
