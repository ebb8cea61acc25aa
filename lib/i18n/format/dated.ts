import type { TipOff } from '#lib/api/contract/game.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatDay } from './dates.ts';
import { dayAt, formatInstant } from './instants.ts';

/** Formats an instant with its weekday and time, for lists that go back for years: with its year unless that is the current one. */
export function formatDatedInstant(locale: Locale, instant: string, timeZone: string, now = new Date()): string {
  const isThisYear = yearOf(dayAt(instant, timeZone)) === yearOf(dayAt(now.toISOString(), timeZone));
  return formatInstant(locale, instant, timeZone, isThisYear ? 'dateAndTime' : 'weekdayDateAndTime');
}

/** Formats when a game begins at its venue, by its day alone where the time is undecided; null while both are. */
export function formatDatedTipOff(locale: Locale, { at, date, timeZone }: TipOff, now = new Date()): string | null {
  if (at) return formatDatedInstant(locale, at, timeZone, now);
  if (!date) return null;
  const isThisYear = yearOf(date) === yearOf(dayAt(now.toISOString(), timeZone));
  return formatDay(locale, date, isThisYear ? 'weekdayAndDay' : 'weekdayAndDate');
}

const yearOf = (day: string) => day.slice(0, 4);
