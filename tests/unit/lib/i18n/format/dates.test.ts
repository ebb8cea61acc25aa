import { describe, expect, it } from 'vitest';
import { type DayStyle, dateTag, formatDay, withYear } from '#lib/i18n/format/dates.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { dayAt, formatInstant } from '#lib/i18n/format/instants.ts';
import { formatTipOffDay, formatTipOffTime, tipOffDay } from '#lib/i18n/format/tip-off.ts';
import { locales } from '#lib/i18n/locales.ts';

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

  it.each(locales)('are worded in %s as Intl words them', (locale) => {
    const words = { day: 'numeric', month: 'short' } as const;
    const styles: Partial<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
      date: { ...words, year: 'numeric' },
      day: words,
      weekday: { weekday: 'short' },
      weekdayAndDay: { ...words, weekday: 'short' },
      weekdayAndDate: { ...words, weekday: 'short', year: 'numeric' },
    };
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const intl = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: 'Europe/Belgrade' });
      return (instant: string) => withYear(format.format(new Date(instant)));
    };
    const worded = Object.entries(styles).map(([style, options]) => ({
      style: style as DayStyle,
      word: intl(options),
    }));
    const withTime = intl({ ...styles.weekdayAndDay, ...time });
    const withYearAndTime = intl({ ...styles.weekdayAndDate, ...time });
    for (let day = 0; day < 400; day += 1) {
      const instant = new Date(Date.UTC(2026, 0, 1 + day, 23, day % 60)).toISOString();
      for (const { style, word } of worded)
        expect(formatInstant(locale, instant, 'Europe/Belgrade', style)).toBe(word(instant));
      expect(formatInstant(locale, instant, 'Europe/Belgrade', 'dateAndTime')).toBe(withTime(instant));
      expect(formatInstant(locale, instant, 'Europe/Belgrade', 'weekdayDateAndTime')).toBe(withYearAndTime(instant));
    }
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
