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

const anchor = { running: false, remainingMs: 600_000, at: null };
const side = { score: 0, fouls: 0, penalty: false, timeoutsLeft: 2, timeoutsUsed: 0, hasArrow: false };
const begun = {
  ...{ gameId: 'g', seq: 1, state: 'live', phase: 'playing', period: 1, periods: [] },
  ...{ clock: anchor, shotClock: null, home: side, away: side },
};

/** A venue whose channel sends the test's messages. */
function watchHall(load: () => Promise<VenueNow>) {
  let tell: ((data: unknown) => void) | undefined;
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
  return { stop, tell: (data: unknown) => tell?.(data) };
}

test('a venue is polled; without a response the last one stays and is marked stale', async () => {
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
  await vi.advanceTimersByTimeAsync(2_000);
  load.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect([heard.length, stale]).toEqual([2, [false, false, true]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([heard.length, stale]).toEqual([3, [false, false, true, false]]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(4);
});

test('a game that begins is seen at once', async () => {
  const load = vi.fn(async () => empty);
  const { stop, tell } = watchHall(load);
  await vi.advanceTimersByTimeAsync(10_000);
  const before = load.mock.calls.length;
  tell(begun);
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(before + 1);
  stop();
});

test('many messages in a row do not put off the question', async () => {
  const load = vi.fn(async () => empty);
  const { stop, tell } = watchHall(load);
  await vi.advanceTimersByTimeAsync(10_000);
  const before = load.mock.calls.length;
  for (let seq = 1; seq <= 8; seq += 1) {
    tell({ ...begun, seq });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(load).toHaveBeenCalledTimes(before + 1);
  stop();
});

test('a game that began before the subscription is found soon', async () => {
  const load = vi.fn(async () => empty);
  const { stop } = watchHall(load);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
