import type { Tally } from '#lib/api/contract/club.ts';
import { formatDecimal, formatDifference, formatInteger } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const keys = ['games', 'wins', 'losses', 'winShare', 'difference'] as const;

export function tallyColumns(statistics: Translate<'statistics'>) {
  return keys.map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === 'winShare',
  }));
}

/** Returns the cells of a record, formatted for the locale. */
export function tallyCells({ played, won, lost, pointsFor, pointsAgainst }: Tally, locale: Locale) {
  return {
    games: formatInteger(locale, played),
    wins: formatInteger(locale, won),
    losses: formatInteger(locale, lost),
    winShare: formatDecimal(locale, played === 0 ? null : won / played, 3),
    difference: formatDifference(locale, pointsFor - pointsAgainst),
  };
}
