import { expect, test } from 'vitest';
import { timeUntil } from '#lib/i18n/format/time-until.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

test('a time to come has its two largest units', () => {
  expect(timeUntil('en', 3 * day + 4 * hour + 59 * minute)).toBe('3 days 4 hr');
  expect(timeUntil('en', day)).toBe('1 day 0 hr');
  expect(timeUntil('en', 12 * minute + 5 * second)).toBe('12 min 5 sec');
  expect(timeUntil('en', 9 * second)).toBe('9 sec');
});

test('units follow the language', () => {
  expect(timeUntil('ru', 11 * day + 10 * hour)).toBe('11 дн. 10 ч');
});

test('what has passed is no time to come', () => {
  expect(timeUntil('en', 999)).toBeNull();
  expect(timeUntil('en', -hour)).toBeNull();
});
