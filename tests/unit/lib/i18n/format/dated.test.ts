import { expect, test } from 'vitest';
import { formatDatedInstant, formatDatedTipOff } from '#lib/i18n/format/dated.ts';

const timeZone = 'Europe/Belgrade';
const now = new Date('2026-03-01T12:00:00Z');

test('an instant of the current year has no year, one of another year has it', () => {
  expect(formatDatedInstant('en', '2026-02-14T18:30:00Z', timeZone, now)).toBe('Sat 14 Feb, 19:30');
  expect(formatDatedInstant('en', '2025-02-14T18:30:00Z', timeZone, now)).toBe('Fri, 14 Feb 2025, 19:30');
});

test('the year is that of the venue, not of the instant in UTC', () => {
  expect(formatDatedInstant('en', '2025-12-31T23:30:00Z', timeZone, now)).toBe('Thu 1 Jan, 00:30');
});

test('a game without a time is dated by its day, and one without a day by nothing', () => {
  expect(formatDatedTipOff('en', { at: null, date: '2025-02-14', timeZone }, now)).toBe('Fri, 14 Feb 2025');
  expect(formatDatedTipOff('en', { at: null, date: '2026-02-14', timeZone }, now)).toBe('Sat 14 Feb');
  expect(formatDatedTipOff('en', { at: null, date: null, timeZone }, now)).toBeNull();
});
