import type { TipOff } from '#lib/api/contract/game.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type DayStyle, formatDay } from './dates.ts';
import { dayAt, formatInstant } from './instants.ts';

/** Returns the day of a game at its venue (`2026-02-14`); null while undecided. */
export function tipOffDay(tipOff: TipOff): string | null {
  return tipOff.date ?? (tipOff.at && dayAt(tipOff.at, tipOff.timeZone));
}

/** Formats the day of a game at its venue; null while undecided. */
export function formatTipOffDay(locale: Locale, tipOff: TipOff, style: DayStyle): string | null {
  const day = tipOffDay(tipOff);
  return day ? formatDay(locale, day, style) : null;
}

/** Formats the time of a game at its venue; null while undecided. */
export function formatTipOffTime(locale: Locale, tipOff: TipOff): string | null {
  return tipOff.at ? formatInstant(locale, tipOff.at, tipOff.timeZone, 'time') : null;
}
