import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#lib/calendar-day.ts';

test('days are counted without regard to summer time', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});
