import { expect, test } from 'vitest';
import { adjacentDay, daysOf, isDay, rangeOf } from '#components/schedule/range.ts';

test('a week goes from Monday to Sunday, over the ends of months and years', () => {
  expect(rangeOf('week', '2026-01-01')).toEqual({ from: '2025-12-29', until: '2026-01-04' });
  expect(rangeOf('week', '2026-02-01')).toEqual({ from: '2026-01-26', until: '2026-02-01' });
});

test('a month has all its days, in a leap year too', () => {
  expect(rangeOf('month', '2028-02-10')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  expect(daysOf(rangeOf('month', '2026-02-10'))).toHaveLength(28);
});

test.each([
  ['day', '2026-03-01', -1, '2026-02-28'],
  ['day', '2026-03-28', 1, '2026-03-29'],
  ['week', '2026-03-29', 1, '2026-03-30'],
  ['week', '2026-03-29', -1, '2026-03-16'],
  ['month', '2026-01-31', 1, '2026-02-01'],
  ['month', '2026-03-31', -1, '2026-02-01'],
] as const)('the %s beside %s (%i) begins on %s', (view, day, step, other) => {
  expect(adjacentDay(view, day, step)).toBe(other);
});

test('only a day that is in the calendar is one', () => {
  expect(['2026-02-28', '2026-02-29', '2026-2-1', 'today', ''].map(isDay)).toEqual([true, false, false, false, false]);
});
