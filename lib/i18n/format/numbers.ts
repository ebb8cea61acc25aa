import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(languageTag(locale), options);
  formats.set(key, format);
  return format;
}

/** With a true minus, as wide as the plus. */
function write(locale: Locale, value: number, options: Intl.NumberFormatOptions): string {
  return numberFormat(locale, options).format(value).replace('-', '−');
}

/** Stands where there is no number: nothing attempted, nothing recorded. */
export const noNumber = '–';

type Maybe = number | null | undefined;

function absent(value: Maybe): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}

/** A whole number, with the thousands parted. */
export function formatInteger(locale: Locale, value: Maybe): string {
  return absent(value) ? noNumber : write(locale, value, { maximumFractionDigits: 0 });
}

/** A number with exactly so many decimals: 12.0, 12,0. */
export function formatDecimal(locale: Locale, value: Maybe, digits = 1): string {
  if (absent(value)) return noNumber;
  return write(locale, value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A share from 0 to 1 with its sign: 0.455 is 45.5%. */
export function formatPercent(locale: Locale, share: Maybe, digits = 1): string {
  if (absent(share)) return noNumber;
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return write(locale, share, options);
}

/** A share from 0 to 1 without the sign, for columns whose head has it: 0.455 is 45.5. */
export function formatPercentNumber(locale: Locale, share: Maybe, digits = 1): string {
  return absent(share) ? noNumber : formatDecimal(locale, share * 100, digits);
}

/** A difference with its sign: +7, −3, 0. */
export function formatDifference(locale: Locale, value: Maybe, digits = 0): string {
  if (absent(value)) return noNumber;
  const options = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return write(locale, value, options);
}
