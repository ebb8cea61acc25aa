import { describe, expect, it } from 'vitest';
import { dayAt, formatDay, formatInstant } from '#lib/i18n/format/dates.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { formatTipOffDay, formatTipOffTime, tipOffDay } from '#lib/i18n/format/tip-off.ts';

const late = '2026-02-14T23:30:00Z';

describe('dates', () => {
  it('are those of the place', () => {
    expect(dayAt(late, 'Europe/Belgrade')).toBe('2026-02-15');
    expect(dayAt(late, 'America/New_York')).toBe('2026-02-14');
    expect(formatInstant('en', late, 'Europe/Belgrade', 'time')).toBe('00:30');
  });

  it('of the calendar are the same everywhere', () => {
    expect(formatDay('en', '2026-02-14', 'date')).toBe('14 Feb 2026');
  });

  it.each([
    ['sr', 'subota, 14. februar 2026.'],
    ['sl', 'sobota, 14. februar 2026'],
    ['es', 'sábado, 14 de febrero de 2026'],
    ['fr', 'samedi 14 février 2026'],
    ['ru', 'суббота, 14 февраля 2026 г.'],
  ] as const)('are worded in %s', (locale, text) => {
    expect(formatDay(locale, '2026-02-14', 'fullDate').replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('keep the year and its «г.» on one line', () => {
    expect(formatInstant('ru', '2026-02-14T18:00:00Z', 'Europe/Belgrade', 'date')).toBe('14 февр. 2026\u00a0г.');
    expect(formatDay('ru', '2026-02-14', 'date')).toBe('14 февр. 2026\u00a0г.');
    expect(formatDaySpan('ru', '2025-10-04', '2026-06-05')).not.toContain(' г.');
  });

  it('of a span say once what both have in common', () => {
    const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');
    expect(plain(formatDaySpan('en', '2025-10-04', '2026-06-05'))).toBe('4 Oct 2025 – 5 Jun 2026');
    expect(plain(formatDaySpan('en', '2026-09-12', '2026-09-13'))).toBe('12 – 13 Sept 2026');
    expect(plain(formatDaySpan('ru', '2025-10-04', '2026-06-05'))).toBe('4 окт. 2025 г. – 5 июн. 2026 г.');
    expect(plain(formatDaySpan('en', null, '2026-06-05'))).toBe('5 Jun 2026');
    expect(formatDaySpan('en', null, null)).toBeNull();
  });

  it('of a game may be known without the time, or not at all', () => {
    const day = { at: null, date: '2026-02-14', timeZone: 'Europe/Belgrade' };
    expect(formatTipOffDay('en', day, 'day')).toBe('14 Feb');
    expect(formatTipOffTime('en', day)).toBeNull();
    expect(tipOffDay({ ...day, date: null })).toBeNull();
    expect(tipOffDay({ ...day, date: null, at: late })).toBe('2026-02-15');
  });
});
