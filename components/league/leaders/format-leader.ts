import type { LeaderCategory } from '#lib/api/contract/league-players.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** A leader's figure as its category is read: a share in per cent, minutes as m:ss, anything else per game. */
export function formatLeader(locale: Locale, category: LeaderCategory, value: number): string {
  if (category === 'minutes') return formatPlayed(value);
  return category.endsWith('Share') ? formatPercent(locale, value) : formatDecimal(locale, value);
}
