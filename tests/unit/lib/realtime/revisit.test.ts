import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRevisit } from '#lib/realtime/revisit.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  become(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a visible page polls every five minutes, a hidden one only when it becomes visible', () => {
  const page = new Page();
  const ask = vi.fn();
  const stop = onRevisit(page, ask);
  vi.advanceTimersByTime(5 * 60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.become('hidden');
  vi.advanceTimersByTime(30 * 60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.become('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  page.become('hidden');
  page.become('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(60 * 60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});
