import { formatGameClock } from '#lib/basketball/clock.ts';
import { formatPlayingTime } from '#lib/basketball/minutes.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { noNumber } from './numbers.ts';

/** Formats played milliseconds as m:ss, or as a dash if unknown. */
export function formatPlayed(ms: number | null | undefined): string {
  return ms === null || ms === undefined ? noNumber : formatPlayingTime(ms);
}

/** Formats the game clock for a text: 4:07; tenths as the language writes them and with their unit: 9.5s, 9,5 с. */
export function formatGameTime(locale: Locale, clockMs: number): string {
  const clock = formatGameClock(clockMs);
  if (clock.includes(':')) return clock;
  const options = { style: 'unit', unit: 'second', unitDisplay: 'narrow', minimumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(languageTag(locale), options).format(Number(clock));
}
