import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchBearer } from '#lib/desk/bearer.ts';
import { fetchLiveGame } from '#lib/realtime/fetch-live-game.ts';
import { fetchTimer } from '#lib/realtime/fetch-timer.ts';

/** A line that takes every question and answers none. */
const deadLine = vi.fn<typeof fetch>(
  (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    }),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', deadLine);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException('too late', 'TimeoutError')), ms);
    return abort.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const questions = {
  'the clocks': () => fetchTimer('/api', { game: 'g' }),
  'the bearer of the desk': () => fetchBearer(),
  'a game': () => fetchLiveGame('g', 'en')(0, 0),
};

it.each(Object.entries(questions))('the question for %s is given up when no answer comes', async (_name, ask) => {
  const failed = vi.fn();
  void ask().catch(failed);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiFailure', status: 0 }));
});
