import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatShortDay, type ShortDayStyle } from './short-dates.ts';

const longStyles = {
  /** Saturday, 14 February 2026 */
  fullDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** February 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `date`: 14 Feb 2026, `day`: 14 Feb, `weekday`: Sat, `weekdayAndDay`: Sat 14 Feb, `weekdayAndDate`: Sat, 14 Feb 2026. */
export type DayStyle = ShortDayStyle | keyof typeof longStyles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** English dates put the day before the month, as in international basketball. */
export function dateTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale);
}

/** A Russian year keeps its «г.»: on a line of its own it tells nothing. */
export const withYear = (text: string) => text.replaceAll(' г.', '\u00a0г.');

/** Formats a calendar day (`2026-02-14`), which is the same in every time zone. */
export function formatDay(locale: Locale, date: string, style: DayStyle): string {
  if (style !== 'fullDate' && style !== 'month') return formatShortDay(locale, date, style);
  const key = `${locale} ${style}`;
  const options = { ...longStyles[style], timeZone: 'UTC' };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateTag(locale), options);
  formats.set(key, format);
  return withYear(format.format(new Date(`${date}T00:00:00Z`)));
}
