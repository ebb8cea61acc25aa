import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Formats a duration in whole seconds: 10 min, 24 sec, 7 min, 30 sec. */
export function formatLength(locale: Locale, ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [
    { unit: 'minute', value: Math.floor(seconds / 60) },
    { unit: 'second', value: seconds % 60 },
  ].filter(({ value, unit }) => value > 0 || (seconds === 0 && unit === 'second'));
  const texts = parts.map(({ unit, value }) =>
    // The full stop of an abbreviation would end the sentence around it.
    new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'short' })
      .format(value)
      .replace(/\.$/, ''),
  );
  return new Intl.ListFormat(languageTag(locale), { type: 'unit', style: 'narrow' }).format(texts);
}
