import { expect, onTestFinished, test, vi } from 'vitest';
import { createTokenBuckets } from '#server/token-buckets.ts';

test('a clock that is set back keeps nobody waiting', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const buckets = createTokenBuckets(2, 60);
  buckets.take('client');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(buckets.take('client')).toBe(true);
  expect(buckets.secondsUntilNext('client')).toBe(30);
});
