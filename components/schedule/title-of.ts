import { formatDay } from '#lib/i18n/format/dates.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { rangeOf, type ScheduleView } from './range.ts';

/**
 * Returns the days that a view shows as text. Server and browser put different spaces around a dash: never render it
 * on both.
 */
export function titleOf(locale: Locale, view: ScheduleView, day: string): string {
  if (view === 'day') return formatDay(locale, day, 'fullDate');
  if (view === 'month') return formatDay(locale, day, 'month');
  const { from, until } = rangeOf(view, day);
  return formatDaySpan(locale, from, until) ?? '';
}
