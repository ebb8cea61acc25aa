import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOutdatedPages } from '#lib/recovery/outdated-pages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(1500);

function shownAt(path: string) {
  const refresh = vi.fn();
  const pages = createOutdatedPages(refresh);
  pages.show(path);
  return { pages, refresh };
}

test('the shown page is refreshed once for each answer that is as it was', async () => {
  const { pages, refresh } = shownAt('/en');
  await soon();
  expect(refresh).not.toHaveBeenCalled();
  pages.add('/en');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a page that was fetched ahead is refreshed when it is visited', async () => {
  const { pages, refresh } = shownAt('/en');
  pages.add('/en/news');
  await soon();
  expect(refresh).not.toHaveBeenCalled();
  pages.show('/en/news');
  await soon();
  expect(refresh).toHaveBeenCalledOnce();
});

test('a page that is left before its refresh is refreshed when it is visited again', async () => {
  const { pages, refresh } = shownAt('/en');
  pages.add('/en');
  pages.show('/en/news');
  await soon();
  expect(refresh).not.toHaveBeenCalled();
  pages.show('/en');
  await soon();
  expect(refresh).toHaveBeenCalledOnce();
});

test('nothing is refreshed once no page is shown', async () => {
  const { pages, refresh } = shownAt('/en');
  pages.add('/en');
  pages.show(null);
  await soon();
  expect(refresh).not.toHaveBeenCalled();
});

test('a server that cannot make the page is asked ever less often', async () => {
  const { pages, refresh } = shownAt('/en');
  refresh.mockImplementation(() => pages.add('/en'));
  pages.add('/en');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(refresh.mock.calls.length).toBeGreaterThan(10);
  expect(refresh.mock.calls.length).toBeLessThan(30);
});
