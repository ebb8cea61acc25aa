import type { Locale } from '#lib/i18n/locales.ts';

/** In seconds. */
const units = [86_400, 3600, 60, 1] as const;

// As `Intl` of the server writes them (see `short-dates.ts`), for one, for two to four, and for more; a word alone is for all.
const words: Record<Locale, readonly [day: string, hour: string, minute: string, second: string]> = {
  en: ['day/days/days', 'hr', 'min', 'sec'],
  sr: ['dan/dana/dana', 'sat/sata/sati', 'min', 'sek'],
  sl: ['d', 'h', 'min', 'sek.'],
  es: ['d', 'h', 'min', 's'],
  fr: ['j', 'h', 'min', 's'],
  ru: ['дн.', 'ч', 'мин', 'с'],
};

/**
 * Formats a duration in milliseconds as the two largest units that it has: 3 days 4 hr, 12 min 5 sec. Null once it has passed.
 */
export function timeUntil(locale: Locale, milliseconds: number): string | null {
  const whole = Math.floor(milliseconds / 1000);
  if (whole <= 0) return null;
  const first = units.findIndex((seconds) => whole >= seconds);
  return [first, first + 1]
    .filter((unit) => unit < units.length)
    .map((unit) => countOf(locale, unit, whole))
    .join(' ');
}

/** How many whole units are left in the next larger one. */
function countOf(locale: Locale, unit: number, whole: number): string {
  const count = Math.floor((unit === 0 ? whole : whole % (units[unit - 1] ?? 1)) / (units[unit] ?? 1));
  const forms = words[locale][unit]?.split('/') ?? [];
  const word = forms[forms.length === 1 ? 0 : formOf(locale, count)];
  return `${count}${locale === 'fr' ? '\u00a0' : ' '}${word}`;
}

/** English has one and more; Serbian goes by the last digit, but for the teens. */
function formOf(locale: Locale, count: number): 0 | 1 | 2 {
  if (locale === 'en') return count === 1 ? 0 : 2;
  const isTeen = Math.floor(count / 10) % 10 === 1;
  const digit = count % 10;
  if (isTeen || digit === 0 || digit > 4) return 2;
  return digit === 1 ? 0 : 1;
}
