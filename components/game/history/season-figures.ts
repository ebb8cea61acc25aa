import type { DuelSide } from '#components/ui/duel-bar.tsx';
import type { SeasonSoFar } from '#lib/api/contract/game-history.ts';
import { perGame, type ShotKind, type StatSums, shotPercentage } from '#lib/basketball/stat-sums.ts';
import type { Stat } from '#lib/basketball/statistics.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type statistics from '#messages/en/statistics.json';

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
    average(locale, read(season), season.totals?.games ?? 0);

/** Sums with the games in which they were recorded. */
const sumsOf = ({ totals }: SeasonSoFar): StatSums | null =>
  totals && { games: totals.games, totals: totals.line, recorded: totals.recorded, pir: null, efficiency: null };

const ofTotals =
  (...stats: Stat[]): Figure['figure'] =>
  (season, locale) => {
    const sums = sumsOf(season);
    const value = sums && perGame(sums, stats);
    return { value, text: formatDecimal(locale, value) };
  };

const percentageOf =
  (kind: ShotKind): Figure['figure'] =>
  (season, locale) => {
    const sums = sumsOf(season);
    const value = sums && shotPercentage(sums, kind);
    return { value, text: formatPercent(locale, value) };
  };

/** Averages per game of a season so far; null without box scores that record them. */
export const seasonFigures: readonly Figure[] = [
  { key: 'pointsFor', figure: ofGames(({ pointsFor }) => pointsFor) },
  { key: 'pointsAgainst', isLowBetter: true, figure: ofGames(({ pointsAgainst }) => pointsAgainst) },
  { key: 'twoPointers', figure: percentageOf('twoPointers') },
  { key: 'threePointers', figure: percentageOf('threePointers') },
  { key: 'freeThrows', figure: percentageOf('freeThrows') },
  { key: 'rebounds', figure: ofTotals('offensiveRebounds', 'defensiveRebounds') },
  { key: 'assists', figure: ofTotals('assists') },
  { key: 'steals', figure: ofTotals('steals') },
  { key: 'turnovers', isLowBetter: true, figure: ofTotals('turnovers') },
];
