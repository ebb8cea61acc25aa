import type { Tally } from '#lib/api/contract/club.ts';
import { formatDifference, formatInteger } from '#lib/i18n/format/numbers.ts';
import { formatWinShare, haveDraws } from '#lib/i18n/format/record.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const withDraws = ['games', 'wins', 'draws', 'losses', 'winShare', 'difference'] as const;
const withoutDraws = withDraws.filter((key) => key !== 'draws');

/** Returns the columns of records, with draws where there are any. */
export function tallyColumns(tallies: readonly Tally[], statistics: Translate<'statistics'>) {
  return (haveDraws(tallies) ? withDraws : withoutDraws).map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === 'winShare',
  }));
}

/** Returns the cells of a record, formatted for the locale. */
export function tallyCells({ played, won, drawn, lost, pointsFor, pointsAgainst }: Tally, locale: Locale) {
  return {
    games: formatInteger(locale, played),
    wins: formatInteger(locale, won),
    draws: formatInteger(locale, drawn),
    losses: formatInteger(locale, lost),
    winShare: formatWinShare(locale, played === 0 ? null : (won + drawn / 2) / played),
    difference: formatDifference(locale, pointsFor - pointsAgainst),
  };
}
