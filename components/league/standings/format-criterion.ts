import type { TieStep } from '#lib/api/contract/standings.ts';
import { formatDecimal, formatDifference, formatInteger } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Formats the value of a criterion by kind: differences signed, ratios with three decimals, others whole. */
export function formatCriterion(locale: Locale, kind: TieStep['criterion']['kind'], value: number): string {
  if (kind === 'difference') return formatDifference(locale, value);
  if (kind === 'points-ratio' || kind === 'quotient-sum' || kind === 'win-share')
    return formatDecimal(locale, value, 3);
  return formatInteger(locale, value);
}
