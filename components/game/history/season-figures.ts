import type { DuelSide } from '#components/ui/duel-bar.tsx';
import type { SeasonSoFar } from '#lib/api/contract/game-history.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type statistics from '#messages/en/statistics.json';

type Totals = NonNullable<SeasonSoFar['totals']>;
type Figure = {
  key: keyof typeof statistics;
  isLowBetter?: boolean;
  figure: (season: SeasonSoFar, locale: Locale) => DuelSide;
};

function average(locale: Locale, sum: number | null, games: number): DuelSide {
  const value = sum === null || games === 0 ? null : sum / games;
  return { value, text: formatDecimal(locale, value) };
}

const ofGames =
  (read: (season: SeasonSoFar) => number): Figure['figure'] =>
  (season, locale) =>
    average(locale, read(season), season.played);

const ofTotals =
  (read: (line: Totals['line']) => number | null): Figure['figure'] =>
  ({ totals }, locale) =>
    average(locale, totals && read(totals.line), totals?.games ?? 0);

const percentageOf =
  (made: keyof Totals['line'], attempted: keyof Totals['line']): Figure['figure'] =>
  ({ totals }, locale) => {
    const [hits, shots] = [totals?.line[made] ?? 0, totals?.line[attempted] ?? 0];
    const value = shots === 0 ? null : hits / shots;
    return { value, text: formatPercent(locale, value) };
  };

/** Averages per game of a season so far; null without box scores that record them. */
export const seasonFigures: readonly Figure[] = [
  { key: 'pointsFor', figure: ofGames(({ pointsFor }) => pointsFor) },
  { key: 'pointsAgainst', isLowBetter: true, figure: ofGames(({ pointsAgainst }) => pointsAgainst) },
  { key: 'twoPointers', figure: percentageOf('twoPointersMade', 'twoPointersAttempted') },
  { key: 'threePointers', figure: percentageOf('threePointersMade', 'threePointersAttempted') },
  { key: 'freeThrows', figure: percentageOf('freeThrowsMade', 'freeThrowsAttempted') },
  { key: 'rebounds', figure: ofTotals((line) => line.offensiveRebounds + line.defensiveRebounds) },
  { key: 'assists', figure: ofTotals(({ assists }) => assists) },
  { key: 'steals', figure: ofTotals(({ steals }) => steals) },
  { key: 'turnovers', isLowBetter: true, figure: ofTotals(({ turnovers }) => turnovers) },
];
