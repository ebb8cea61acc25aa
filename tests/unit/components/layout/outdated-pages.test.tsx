// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutdatedPages } from '#components/layout/outdated-pages.tsx';

const router = { refresh: vi.fn() };
let tell: (path: string) => void = () => undefined;
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => location.pathname }));
vi.mock('#lib/recovery/watch-outdated.ts', () => ({
  watchOutdated: (onOutdated: typeof tell) => {
    tell = onOutdated;
    return () => undefined;
  },
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  router.refresh.mockReset();
});

/** Shows a page; returns a way to another one. */
function visit(path: string): (path: string) => void {
  history.replaceState(null, '', path);
  const { rerender } = render(<OutdatedPages />);
  return (path) => {
    history.replaceState(null, '', path);
    rerender(<OutdatedPages />);
  };
}
const say = (path: string) => act(() => tell(path));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the shown page is refreshed once for an answer that is as it was', async () => {
  visit('/en');
  await pass(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
  say('/en');
  await pass(60_000);
  expect(router.refresh).toHaveBeenCalledOnce();
});

test('a page that was fetched ahead is refreshed when it is visited, and only then', async () => {
  const go = visit('/en');
  say('/en/news');
  await pass(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
  go('/en/news');
  await pass(1500);
  expect(router.refresh).toHaveBeenCalledOnce();
  go('/en');
  go('/en/news');
  await pass(60_000);
  expect(router.refresh).toHaveBeenCalledOnce();
});

test('a page that is left before its refresh is refreshed when it is visited again', async () => {
  const go = visit('/en');
  say('/en');
  go('/en/clubs');
  await pass(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
  go('/en');
  await pass(1500);
  expect(router.refresh).toHaveBeenCalledOnce();
});

test('nothing is refreshed once the site is left', async () => {
  visit('/en/players');
  say('/en/players');
  cleanup();
  await pass(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
});

test('a server that cannot make the page is asked ever less often', async () => {
  visit('/en');
  router.refresh.mockImplementation(() => tell('/en'));
  say('/en');
  for (let minute = 0; minute < 60; minute += 1) await pass(60_000);
  expect(router.refresh.mock.calls.length).toBeGreaterThan(10);
  expect(router.refresh.mock.calls.length).toBeLessThan(30);
});
