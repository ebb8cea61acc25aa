import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const styles = {
  /** 14 Feb 2026 */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 14 Feb */
  day: { day: 'numeric', month: 'short' },
  /** Saturday 14 February 2026 */
  fullDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Sat 14 Feb */
  weekdayAndDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** February 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Sat */
  weekday: { weekday: 'short' },
  /** 19:30 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** Sat 14 Feb, 19:30 */
  dateAndTime: {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;
export type DayStyle = Exclude<DateStyle, 'time' | 'dateAndTime'>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** English dates put the day before the month, as in international basketball. */
export function dateTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale);
}

export function dateFormat(locale: Locale, style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(dateTag(locale), { ...styles[style], timeZone });
  formats.set(key, format);
  return format;
}

/** A Russian year keeps its «г.»: on a line of its own it tells nothing. */
export const withYear = (text: string) => text.replaceAll(' г.', '\u00a0г.');

/** Formats an instant (ISO 8601, UTC) in a time zone: that of the venue, or of the tenant. */
export function formatInstant(locale: Locale, instant: string, timeZone: string, style: DateStyle): string {
  return withYear(dateFormat(locale, style, timeZone).format(new Date(instant)));
}

/** Formats a calendar day (`2026-02-14`), which is the same in every time zone. */
export function formatDay(locale: Locale, date: string, style: DayStyle): string {
  return withYear(dateFormat(locale, style, 'UTC').format(new Date(`${date}T00:00:00Z`)));
}

/** Returns the calendar day of an instant in a time zone, for grouping: `2026-02-14`. */
export function dayAt(instant: string, timeZone: string): string {
  const key = `day ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(key, format);
  return format.format(new Date(instant));
}
