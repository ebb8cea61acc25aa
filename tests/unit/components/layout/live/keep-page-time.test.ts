// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPageTime } from '#components/layout/live/keep-page-time.ts';
import { steadyNow } from '#lib/realtime/server-time.ts';
import { resetLive, showGame, useLive } from '#stores/live.ts';

const clocks = { source: 'desk', gameId: 'g', period: 1, gameClock: null, shotClock: null };
const request = vi.fn(async () => Response.json({ ...clocks, serverTime: new Date(Date.now()).toISOString() }));
const pageTime = () => steadyNow() + useLive.getState().offsetMs;

let hide: () => void;
let visibility: DocumentVisibilityState;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  hide = showGame({ id: 'g', leagueId: 'l', state: 'live', tipOffAt: null });
});
afterEach(() => {
  hide();
  resetLive();
  request.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const become = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a page asks five times at first, and once a minute while a game is live', async () => {
  const stop = keepPageTime();
  await vi.advanceTimersByTimeAsync(18_000);
  expect(request).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const perMinute = (request.mock.calls.length - 5) / 10;
  expect(perMinute).toBeGreaterThan(0.7);
  expect(perMinute).toBeLessThan(1.3);
  stop();
});

test('after the phone slept the page has the server’s time at once, and asks again', async () => {
  const stop = keepPageTime();
  await vi.advanceTimersByTimeAsync(18_000);
  become('hidden');
  vi.setSystemTime(Date.now() + 600_000);
  become('visible');
  expect(Math.abs(pageTime() - Date.now())).toBeLessThan(100);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(6);
  stop();
});

test('a hidden page asks nothing', async () => {
  const stop = keepPageTime();
  await vi.advanceTimersByTimeAsync(18_000);
  become('hidden');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(request).toHaveBeenCalledTimes(5);
  stop();
});
