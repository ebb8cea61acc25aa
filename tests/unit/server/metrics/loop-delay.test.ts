import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureLoopDelay } from '#server/metrics/loop-delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A monitor that is told the delays, in milliseconds. */
function openMonitor() {
  let delays: number[] = [];
  const sorted = () => delays.toSorted((a, b) => a - b);
  const inNanoseconds = (ms = 0) => ms * 1e6;
  return {
    add: (...ms: number[]) => void delays.push(...ms),
    get count() {
      return delays.length;
    },
    get mean() {
      return inNanoseconds(delays.reduce((sum, ms) => sum + ms, 0) / delays.length);
    },
    get max() {
      return inNanoseconds(sorted().at(-1));
    },
    percentile: (percent: number) => inNanoseconds(sorted()[Math.ceil((percent / 100) * delays.length) - 1]),
    reset: () => {
      delays = [];
    },
  };
}

test('all who read within a minute see a delay, and nobody later', () => {
  const monitor = openMonitor();
  const read = measureLoopDelay(monitor);
  expect(read()).toEqual({ mean: 0, p99: 0, max: 0 });
  monitor.add(20, 400);
  expect([read(), read()]).toEqual([
    { mean: 0.21, p99: 0.4, max: 0.4 },
    { mean: 0.21, p99: 0.4, max: 0.4 },
  ]);
  vi.advanceTimersByTime(30_000);
  monitor.add(30, 30);
  expect(read()).toEqual({ mean: 0.12, p99: 0.4, max: 0.4 });
  vi.advanceTimersByTime(40_000);
  expect(read()).toEqual({ mean: 0.03, p99: 0.03, max: 0.03 });
});

test('the monitor of Node is read as it is', async () => {
  vi.useRealTimers();
  const read = measureLoopDelay();
  await vi.waitFor(() => expect(read().max).toBeGreaterThan(0));
  expect(read().max).toBeLessThan(600);
});
