// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { VenueNow } from '#lib/api/contract/timer.ts';

const stop = vi.hoisted(() => vi.fn());
const watchBuild = vi.hoisted(() => vi.fn(() => stop));
vi.mock('#lib/recovery/watch-build.ts', () => ({ watchBuild }));

const { useNewBuild } = await import('#components/screens/live/use-new-build.ts');

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const game = { id: 'g', state: 'live' } as GameSummary;
const empty: VenueNow = {
  venue: { id: 'v', slug: 'hall', name: 'Hall', city: null },
  game: null,
  board: null,
  next: [],
  onAir: null,
};

it('looks for a newer build while no game is on', () => {
  const { rerender } = renderHook((on: VenueNow | null) => useNewBuild(on), { initialProps: empty });
  rerender({ ...empty, next: [game] });
  expect(watchBuild).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
});

it('stops looking when a game begins, or is near, and looks again after it', () => {
  for (const changes of [{ game, onAir: game }, { game }, { onAir: game }]) {
    vi.clearAllMocks();
    const { rerender, unmount } = renderHook((on: VenueNow | null) => useNewBuild(on), { initialProps: empty });
    rerender({ ...empty, ...changes });
    expect(stop).toHaveBeenCalledOnce();
    rerender(empty);
    expect(watchBuild).toHaveBeenCalledTimes(2);
    unmount();
  }
});
