import type { Locale } from '#lib/i18n/locales.ts';
import { formatNumber, percentSign } from './number-format.ts';

/** Replaces a missing number: nothing attempted, nothing recorded. */
export const noNumber = '–';

type Maybe = number | null | undefined;

function isMissing(value: Maybe): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}

/** Formats a whole number with thousands separators. */
export function formatInteger(locale: Locale, value: Maybe): string {
  return isMissing(value) ? noNumber : formatNumber(locale, value, { decimals: [0, 0] });
}

/** Formats a count from which a decision may have taken a half: 10, 9.5. */
export function formatHalves(locale: Locale, value: number): string {
  return formatNumber(locale, value, { decimals: [0, 1] });
}

/** Formats a number with exactly `digits` decimals: 12.0, 12,0. */
export function formatDecimal(locale: Locale, value: Maybe, digits = 1): string {
  return isMissing(value) ? noNumber : formatNumber(locale, value, { decimals: [digits, digits] });
}

/** Formats a ratio from 0 to 1 with the percent sign: 0.455 is 45.5%. */
export function formatPercent(locale: Locale, ratio: Maybe, digits = 1): string {
  return isMissing(ratio) ? noNumber : `${formatPercentNumber(locale, ratio, digits)}${percentSign(locale)}`;
}

/** Formats a ratio from 0 to 1 without the percent sign, for columns whose header has it: 0.455 is 45.5. */
export function formatPercentNumber(locale: Locale, ratio: Maybe, digits = 1): string {
  return isMissing(ratio) ? noNumber : formatNumber(locale, ratio, { decimals: [digits, digits], isPercent: true });
}

/** Formats a difference with its sign: +7, −3, 0. */
export function formatDifference(locale: Locale, value: Maybe, digits = 0): string {
  return isMissing(value) ? noNumber : formatNumber(locale, value, { decimals: [digits, digits], isSigned: true });
}
