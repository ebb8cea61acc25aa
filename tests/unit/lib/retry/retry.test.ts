import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '#lib/retry/retry.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const random = () => 0.5;

test('what cannot be fetched is fetched again, after longer and longer pauses, and never fails', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('no line'));
  load.mockRejectedValueOnce(new Error('no line'));
  const code = retry(load, { random });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect(code).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

test('pauses double up to a limit and are spread by a quarter', async () => {
  const pauses: number[] = [];
  const chances = [0, 1, 0.5, 0.5];
  const attempt = vi.fn(async () => {
    if (pauses.length < 4) throw new Error('away');
    return 'there';
  });
  const wait = async (ms: number) => void pauses.push(ms);
  await retry(attempt, { firstMs: 1_000, maxMs: 4_000, random: () => chances[pauses.length] ?? 0.5, wait });
  expect(pauses).toEqual([750, 2_500, 4_000, 4_000]);
});

test('an abort ends the pause, and nothing is tried after it', async () => {
  const controller = new AbortController();
  const attempt = vi.fn().mockRejectedValue(new Error('away'));
  const failures: unknown[] = [];
  const result = retry(attempt, { signal: controller.signal, onFailure: (error) => failures.push(error) });
  await vi.advanceTimersByTimeAsync(0);
  controller.abort(new Error('closed'));
  await expect(result).rejects.toThrow('closed');
  expect(vi.getTimerCount()).toBe(0);
  expect([attempt.mock.calls.length, failures.length]).toEqual([1, 1]);
  await expect(retry(attempt, { signal: controller.signal })).rejects.toThrow('closed');
  expect(attempt).toHaveBeenCalledTimes(1);
});
