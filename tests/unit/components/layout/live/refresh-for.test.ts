import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type GameResult, refreshFor } from '#components/layout/live/refresh-for.ts';

const refresh = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  refresh.mockReset();
});
afterEach(() => vi.useRealTimers());

const game = (id: string, state: GameResult['state'], home: number): GameResult => ({
  id,
  state,
  score: { home, away: 70 },
});
const later = () => vi.advanceTimersByTimeAsync(10_000);

test('the end of a game of which channels and strip tell brings one refresh', async () => {
  refreshFor([game('one', 'final', 71)], refresh);
  refreshFor([game('one', 'final', 71)], refresh);
  await later();
  refreshFor([game('one', 'final', 71)], refresh);
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});

test('a reopening, a correction and another end bring one each', async () => {
  for (const [state, home] of [
    ['final', 80],
    ['live', 80],
    ['live', 82],
    ['final', 82],
    ['final', 83],
  ] as const) {
    refreshFor([game('two', state, home)], refresh);
    await later();
  }
  expect(refresh).toHaveBeenCalledTimes(4);
});

test('games that end together bring one', async () => {
  refreshFor([game('three', 'final', 71), game('four', 'final', 75)], refresh);
  refreshFor([game('five', 'final', 71)], refresh);
  await later();
  expect(refresh).toHaveBeenCalledOnce();
});
