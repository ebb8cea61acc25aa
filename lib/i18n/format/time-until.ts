import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/**
 * Formats a duration in milliseconds as the two largest units that it has: 3 days 4 hr, 12 min 5 sec. Null once it has passed.
 */
export function timeUntil(locale: Locale, milliseconds: number): string | null {
  const whole = Math.floor(milliseconds / 1000);
  if (whole <= 0) return null;
  const first = units.findIndex(({ seconds }) => whole >= seconds);
  let rest = whole;
  return units
    .slice(first, first + 2)
    .map(({ unit, seconds }) => {
      const count = Math.floor(rest / seconds);
      rest -= count * seconds;
      return new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
    })
    .join(' ');
}
