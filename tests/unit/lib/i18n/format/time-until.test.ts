import { expect, test } from 'vitest';
import { timeUntil } from '#lib/i18n/format/time-until.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { locales } from '#lib/i18n/locales.ts';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

test('a time to come has its two largest units', () => {
  expect(timeUntil('en', 3 * day + 4 * hour + 59 * minute)).toBe('3 days 4 hr');
  expect(timeUntil('en', day)).toBe('1 day 0 hr');
  expect(timeUntil('en', 12 * minute + 5 * second)).toBe('12 min 5 sec');
  expect(timeUntil('en', 9 * second)).toBe('9 sec');
});

test.each(locales)('units are written as `Intl` writes them (%s)', (locale) => {
  const written = (unit: string, count: number) =>
    new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'short' })
      .format(count)
      .replace('\u202f', '\u00a0');
  for (let days = 1; days <= 125; days += 1) {
    const hours = days % 24;
    const text = `${written('day', days)} ${written('hour', hours)}`;
    expect(timeUntil(locale, days * day + hours * hour)).toBe(text);
  }
  for (let minutes = 1; minutes < 60; minutes += 1) {
    const text = `${written('minute', minutes)} ${written('second', 60 - minutes)}`;
    expect(timeUntil(locale, minutes * minute + (60 - minutes) * second)).toBe(text);
  }
});

test('what has passed is no time to come', () => {
  expect(timeUntil('en', 999)).toBeNull();
  expect(timeUntil('en', -hour)).toBeNull();
});
