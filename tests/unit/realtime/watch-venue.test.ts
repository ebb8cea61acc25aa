import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import { noChannels } from '#lib/realtime/channels.ts';
import { watchVenue } from '#lib/realtime/watch-venue.ts';

const empty: VenueNow = {
  venue: { id: 'v', slug: 'hall', name: 'Hall', city: null },
  game: null,
  board: null,
  next: [],
  onAir: null,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hall is asked for again and again; without an answer the last one stays and is said to be old', async () => {
  const load = vi.fn(async () => empty);
  const heard: VenueNow[] = [];
  const stale: boolean[] = [];
  const stop = watchVenue({
    channels: noChannels,
    load,
    onNow: (now) => heard.push(now),
    onStale: (is) => stale.push(is),
    random: () => 0.5,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([heard.length, stale]).toEqual([1, [false]]);
  load.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect([heard.length, stale]).toEqual([1, [false, true]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([heard.length, stale]).toEqual([2, [false, true, false]]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a game that begins is seen at once', async () => {
  let tell: ((data: unknown) => void) | undefined;
  const load = vi.fn(async () => empty);
  const stop = watchVenue({
    channels: {
      ...noChannels,
      listen(channel, handlers) {
        expect(channel).toBe('venue.v');
        tell = handlers.board;
        return () => undefined;
      },
    },
    load,
    onNow: () => undefined,
    onStale: () => undefined,
    random: () => 0.5,
  });
  await vi.advanceTimersByTimeAsync(0);
  const anchor = { running: false, remainingMs: 600_000, at: null };
  const side = { score: 0, fouls: 0, penalty: false, timeoutsLeft: 2, timeoutsUsed: 0, hasArrow: false };
  tell?.({
    gameId: 'g',
    seq: 1,
    state: 'live',
    phase: 'playing',
    period: 1,
    periods: [],
    clock: anchor,
    shotClock: null,
    home: side,
    away: side,
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
