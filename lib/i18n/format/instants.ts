import type { Locale } from '#lib/i18n/locales.ts';
import { timeOfDay } from '#lib/time-of-day.ts';
import { type DayStyle, formatDay } from './dates.ts';
import { formatDayWithTime, formatShortDay } from './short-dates.ts';

/** `time`: 19:30, `dateAndTime`: Sat 14 Feb, 19:30, `weekdayDateAndTime`: Sat, 14 Feb 2026, 19:30. */
type InstantStyle = DayStyle | 'time' | 'dateAndTime' | 'weekdayDateAndTime';

/** Formats an instant (ISO 8601, UTC) in a time zone: that of the venue, or of the tenant. */
export function formatInstant(locale: Locale, instant: string, timeZone: string, style: InstantStyle): string {
  const day = dayAt(instant, timeZone);
  const time = () => timeOfDay(new Date(instant), timeZone);
  if (style === 'time') return time();
  if (style === 'dateAndTime') return formatDayWithTime(locale, formatShortDay(locale, day, 'weekdayAndDay'), time());
  if (style === 'weekdayDateAndTime')
    return formatDayWithTime(locale, formatShortDay(locale, day, 'weekdayAndDate'), time());
  return formatDay(locale, day, style);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day of an instant in a time zone, for grouping: `2026-02-14`. */
export function dayAt(instant: string, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(new Date(instant));
}
