// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ElementType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyView, lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import { reloadOnce } from '#lib/recovery/reload-once.ts';

vi.mock('#lib/recovery/reload-once.ts', { spy: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(reloadOnce).mockReset().mockReturnValue(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Games = () => <p>All games</p>;
const chunkFailure = () => Object.assign(new Error('no code'), { name: 'ChunkLoadError' });
/** The code of a view that does not come the first time. */
const loadAtSecond = (failure: Error) => vi.fn(async () => Games).mockRejectedValueOnce(failure);
const show = (View: ElementType) =>
  act(async () =>
    render(
      <Suspense fallback={<p>First games</p>}>
        <View />
      </Suspense>,
    ),
  );

test('what stood there stays until the code comes', async () => {
  const load = loadAtSecond(chunkFailure());
  await show(lazyView(load));
  expect(screen.getByText('First games')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('All games')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('with the line comes the code, without the pause', async () => {
  await show(lazyView(loadAtSecond(chunkFailure())));
  await act(async () => dispatchEvent(new Event('online')));
  expect(screen.getByText('All games')).toBeTruthy();
});

test.each([
  ['a chunk that does not come', chunkFailure(), 1],
  ['another failure', new Error('broken'), 0],
])('what the visitor asks for loads the page again for %s', async (_, failure, times) => {
  await show(lazyViewOnDemand(loadAtSecond(failure)));
  expect(reloadOnce).toHaveBeenCalledTimes(times);
});
