import type { LeaderCategory } from '#lib/api/contract/league-players.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Formats a leader's value by category: percentages with the sign, minutes as m:ss, others per game. */
export function formatLeader(locale: Locale, category: LeaderCategory, value: number): string {
  if (category === 'minutes') return formatPlayed(value);
  return category.endsWith('Share') ? formatPercent(locale, value) : formatDecimal(locale, value);
}
