import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistently } from '#lib/realtime/persistently.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what cannot be fetched is asked for again, after longer and longer pauses, and never fails', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('no line'));
  load.mockRejectedValueOnce(new Error('no line'));
  const code = persistently(load);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect(code).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});
