import type { AllTimeCategory, AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const minuteMs = 60_000;

/** Formats a ranked figure by category: career totals whole, averages with one decimal, percentages with the sign. */
export function formatFigure(locale: Locale, category: AllTimeCategory, counting: AllTimeMode, value: number): string {
  if (category.endsWith('Share')) return formatPercent(locale, value);
  if (category === 'games') return formatInteger(locale, value);
  if (counting === 'perGame') return category === 'minutes' ? formatPlayed(value) : formatDecimal(locale, value);
  return formatInteger(locale, category === 'minutes' ? Math.floor(value / minuteMs) : value);
}

/** Returns the span from the first season to the last. */
export const formatSpan = ({ from, until }: { from: string; until: string }) =>
  from === until ? from : `${from} – ${until}`;
