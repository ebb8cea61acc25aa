import type { AllTimeCategory, AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const minute = 60_000;

/** A ranked figure as its category is read: whole over a career, with a decimal per game, a share in per cent. */
export function formatFigure(locale: Locale, category: AllTimeCategory, counting: AllTimeMode, value: number): string {
  if (category.endsWith('Share')) return formatPercent(locale, value);
  if (category === 'games') return formatInteger(locale, value);
  if (counting === 'perGame') return category === 'minutes' ? formatPlayed(value) : formatDecimal(locale, value);
  return formatInteger(locale, category === 'minutes' ? Math.floor(value / minute) : value);
}

/** From the first season to the last. */
export const formatSpan = ({ from, until }: { from: string; until: string }) =>
  from === until ? from : `${from} – ${until}`;
