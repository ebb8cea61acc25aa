import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTime } from '#lib/realtime/keep-time.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  become(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function keep(request = vi.fn(async () => undefined)) {
  const page = new Page();
  const onSleep = vi.fn();
  const stop = keepTime({ request, onSleep, delay: (count) => count * 1_000, page });
  return { page, onSleep, request, stop };
}

test('samples are requested at their delays, also after a failure, until it is stopped', async () => {
  const { request, stop } = keep(vi.fn().mockRejectedValue(new TypeError('offline')));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(3);
});

test('a page that becomes visible again requests at once, and as often as at first', async () => {
  const { page, request, stop } = keep();
  await vi.advanceTimersByTimeAsync(6_000);
  request.mockClear();
  page.become('hidden');
  page.become('visible');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request).toHaveBeenCalledTimes(2);
  stop();
});

test('a device that slept reports for how long its clock stood; one that was only hidden does not', async () => {
  const { page, onSleep, stop } = keep();
  page.become('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  page.become('visible');
  expect(onSleep).not.toHaveBeenCalled();
  page.become('hidden');
  vi.setSystemTime(Date.now() + 90_000);
  page.become('visible');
  expect(onSleep.mock.calls).toEqual([[90_000]]);
  stop();
});

test('a device without network that slept with the page in sight reports it, too; one with network has a sample', async () => {
  const { onSleep, request, stop } = keep(vi.fn().mockRejectedValue(new TypeError('offline')));
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onSleep.mock.calls).toEqual([[600_000]]);
  request.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  vi.setSystemTime(Date.now() + 600_000);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onSleep).toHaveBeenCalledTimes(1);
  stop();
});
