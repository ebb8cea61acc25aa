import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveGame } from '#lib/api/contract/live.ts';
import { noChannels } from '#lib/realtime/channels.ts';
import { watchWithRetry } from '#lib/realtime/watch-with-retry.ts';
import { liveAnswer } from '#tests/unit/lib/desk/game/desk-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a game without a response is fetched again, and stale meanwhile, until watching stops', async () => {
  const load = vi.fn<() => Promise<LiveGame>>().mockRejectedValue(new TypeError('offline'));
  const stale: boolean[] = [];
  const unlisten = vi.fn();
  const stop = watchWithRetry({
    gameId: 'g',
    channels: { ...noChannels, listen: () => unlisten },
    load,
    onGame: () => undefined,
    onTimer: () => undefined,
    onStale: (is) => stale.push(is),
    random: () => 0.5,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect([load.mock.calls.length, stale]).toEqual([2, [true, true]]);
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(unlisten).toHaveBeenCalledTimes(2);
});

test('a game whose first request failed is current again once there is a response', async () => {
  const load = vi.fn(async () => liveAnswer([]));
  load.mockRejectedValueOnce(new TypeError('offline'));
  const stale: boolean[] = [];
  const stop = watchWithRetry({
    gameId: 'g',
    channels: {
      listen: () => () => undefined,
      onConnection(listener) {
        listener(true);
        return () => undefined;
      },
      close: () => undefined,
    },
    load,
    onGame: () => undefined,
    onTimer: () => undefined,
    onStale: (is) => stale.push(is),
    random: () => 0.5,
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stale).toEqual([true, false]);
  stop();
});
