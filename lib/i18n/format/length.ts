import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** A length of time in words of its unit, in whole seconds: 10 min, 24 sec, 7 min, 30 sec. */
export function formatLength(locale: Locale, ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [
    { unit: 'minute', value: Math.floor(seconds / 60) },
    { unit: 'second', value: seconds % 60 },
  ].filter(({ value, unit }) => value > 0 || (seconds === 0 && unit === 'second'));
  const words = parts.map(({ unit, value }) =>
    // An abbreviation with a full stop would end the sentence it stands in.
    new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'short' })
      .format(value)
      .replace(/\.$/, ''),
  );
  return new Intl.ListFormat(languageTag(locale), { type: 'unit', style: 'narrow' }).format(words);
}
