import { formatDay, formatDaySpan } from '#lib/i18n/format/dates.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { rangeOf, type ScheduleView } from './range.ts';

/** The days that a view shows, in words. Servers and browsers set spaces of their own around a dash: never draw it on both. */
export function titleOf(locale: Locale, view: ScheduleView, day: string): string {
  if (view === 'day') return formatDay(locale, day, 'fullDate');
  if (view === 'month') return formatDay(locale, day, 'month');
  const { from, until } = rangeOf(view, day);
  return formatDaySpan(locale, from, until) ?? '';
}
