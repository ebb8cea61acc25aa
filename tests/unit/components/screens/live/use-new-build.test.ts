// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewBuild } from '#components/screens/live/use-new-build.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import { build } from '#lib/build.ts';

const tenMinutes = 10 * 60_000;
const reload = vi.fn();
const fetchLatest = vi.fn(async () => Response.json({ id: build.id }));

beforeEach(() => {
  build.id = 'mine';
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchLatest);
  vi.stubGlobal('location', { reload });
});
afterEach(() => void vi.useRealTimers());

const game = { id: 'g', state: 'live' } as GameSummary;
const empty: VenueNow = {
  venue: { id: 'v', slug: 'hall', name: 'Hall', city: null },
  game: null,
  board: null,
  next: [],
  onAir: null,
};
const watch = () => renderHook((on: VenueNow | null) => useNewBuild(on), { initialProps: empty });

it('checks for a newer build while no game is live, and reloads the screen when there is one', async () => {
  const { rerender } = watch();
  rerender({ ...empty, next: [game] });
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(fetchLatest).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  fetchLatest.mockResolvedValueOnce(Response.json({ id: 'newer' }));
  await vi.advanceTimersByTimeAsync(tenMinutes);
  expect(reload).toHaveBeenCalledOnce();
});

it('stops looking when a game begins, or is near, and looks again after it', async () => {
  for (const changes of [{ game, onAir: game }, { game }, { onAir: game }]) {
    vi.clearAllMocks();
    const { rerender, unmount } = watch();
    rerender({ ...empty, ...changes });
    await vi.advanceTimersByTimeAsync(3 * tenMinutes);
    expect(fetchLatest).not.toHaveBeenCalled();
    rerender(empty);
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(fetchLatest).toHaveBeenCalledOnce();
    unmount();
  }
});
