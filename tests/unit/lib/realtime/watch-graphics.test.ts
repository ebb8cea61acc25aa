import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GraphicsState } from '#lib/api/contract/graphics.ts';
import { type Handlers, noChannels } from '#lib/realtime/channels.ts';
import { watchGraphics } from '#lib/realtime/watch-graphics.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function state(version: number, graphic?: 'leaders' | 'standings', hideAt: string | null = null): GraphicsState {
  const shown = graphic ? [{ graphic, side: null, personId: null, hideAt }] : [];
  const serverTime = new Date(Date.now() + 60_000).toISOString();
  return {
    gameId: 'g',
    version,
    serverTime,
    shown,
    alerts: { run: true, lead: true, milestone: true },
    canUndo: false,
    canRedo: false,
  };
}

function watch(load: () => Promise<GraphicsState>) {
  const heard: string[][] = [];
  const stale: boolean[] = [];
  let handlers: Handlers = {};
  const stop = watchGraphics({
    gameId: 'g',
    channels: {
      ...noChannels,
      listen(channel, given) {
        expect(channel).toBe('game.g');
        handlers = given;
        return () => undefined;
      },
    },
    load,
    onState: ({ shown }) => heard.push(shown.map(({ graphic }) => graphic)),
    onStale: (is) => stale.push(is),
    random: () => 0.5,
  });
  return { heard, stale, stop, tell: (data: unknown) => handlers.graphics?.(data), handlers: () => handlers };
}

test('channel messages apply at once, and an older state never replaces a newer one', async () => {
  const { heard, tell, stop } = watch(async () => state(2));
  tell(state(3, 'leaders'));
  await vi.advanceTimersByTimeAsync(0);
  tell(state(1, 'standings'));
  expect(heard).toEqual([['leaders']]);
  tell(state(4, 'standings'));
  expect(heard.at(-1)).toEqual(['standings']);
  stop();
});

test('a graphic goes by itself at its time by the clock of the server', async () => {
  const hideAt = new Date(Date.now() + 60_000 + 5_000).toISOString();
  const { heard, stop } = watch(async () => state(1, 'leaders', hideAt));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(heard).toEqual([['leaders']]);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual([['leaders'], []]);
  stop();
});

test('without a response the last picture stays, and the request is repeated', async () => {
  const load = vi.fn(async () => state(1, 'leaders'));
  const { heard, stale, stop } = watch(load);
  await vi.advanceTimersByTimeAsync(0);
  load.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect([heard, stale]).toEqual([[['leaders']], [false, true]]);
  load.mockResolvedValue(state(2));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([heard.at(-1), stale]).toEqual([[], [false, true, false]]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('what was hidden between the first response and the subscription goes once it is subscribed', async () => {
  const load = vi.fn(async () => state(1, 'leaders'));
  const { heard, handlers, stop } = watch(load);
  await vi.advanceTimersByTimeAsync(0);
  load.mockResolvedValue(state(2));
  handlers()['pusher:subscription_succeeded']?.({});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([['leaders'], []]);
  stop();
});

test('a first response that was sent before the subscription and comes after it does not put the next request off', async () => {
  const first = Promise.withResolvers<GraphicsState>();
  const load = vi.fn(() => first.promise);
  const { heard, handlers, stop } = watch(load);
  handlers()['pusher:subscription_succeeded']?.({});
  load.mockResolvedValue(state(2));
  await vi.advanceTimersByTimeAsync(400);
  first.resolve(state(1, 'leaders'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard.at(-1)).toEqual([]);
  stop();
});
