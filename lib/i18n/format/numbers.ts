import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(languageTag(locale), options);
  formats.set(key, format);
  return format;
}

/** Formats with a true minus sign, as wide as the plus. */
function formatNumber(locale: Locale, value: number, options: Intl.NumberFormatOptions): string {
  return numberFormat(locale, options).format(value).replace('-', '−');
}

/** Replaces a missing number: nothing attempted, nothing recorded. */
export const noNumber = '–';

type Maybe = number | null | undefined;

function isMissing(value: Maybe): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}

/** Whole numbers that every language writes alike. The first `Intl.NumberFormat` of a page takes a phone 50 ms. */
const isPlain = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000;
const withMinus = (value: number) => String(value).replace('-', '−');

/** Formats a whole number with thousands separators. */
export function formatInteger(locale: Locale, value: Maybe): string {
  if (isMissing(value)) return noNumber;
  return isPlain(value) ? withMinus(value) : formatNumber(locale, value, { maximumFractionDigits: 0 });
}

/** Formats a number with exactly `digits` decimals: 12.0, 12,0. */
export function formatDecimal(locale: Locale, value: Maybe, digits = 1): string {
  if (isMissing(value)) return noNumber;
  return formatNumber(locale, value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Formats a ratio from 0 to 1 with the percent sign: 0.455 is 45.5%. */
export function formatPercent(locale: Locale, ratio: Maybe, digits = 1): string {
  if (isMissing(ratio)) return noNumber;
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return formatNumber(locale, ratio, options);
}

/** Formats a ratio from 0 to 1 without the percent sign, for columns whose header has it: 0.455 is 45.5. */
export function formatPercentNumber(locale: Locale, ratio: Maybe, digits = 1): string {
  return isMissing(ratio) ? noNumber : formatDecimal(locale, ratio * 100, digits);
}

/** Formats a difference with its sign: +7, −3, 0. */
export function formatDifference(locale: Locale, value: Maybe, digits = 0): string {
  if (isMissing(value)) return noNumber;
  if (digits === 0 && isPlain(value)) return `${value > 0 ? '+' : ''}${withMinus(value)}`;
  const options = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return formatNumber(locale, value, options);
}
