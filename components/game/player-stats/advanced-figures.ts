import type { PlayerLine, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { gameScore } from '#lib/basketball/ratings/index-rating.ts';
import { type PlayerRates, playerRates } from '#lib/basketball/ratings/player-rates.ts';
import {
  assistsPerTurnover,
  effectiveFieldGoalPercentage,
  trueShootingPercentage,
} from '#lib/basketball/ratings/shooting.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatPercentNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type statistics from '#messages/en/statistics.json';

type AdvancedFigure = {
  key: keyof typeof statistics;
  text: (line: StatLine, rates: PlayerRates, locale: Locale) => string;
};

const share =
  (read: (line: StatLine, rates: PlayerRates) => number | null): AdvancedFigure['text'] =>
  (line, rates, locale) =>
    formatPercentNumber(locale, read(line, rates));

/** The figures of a player that are reckoned from those of both teams, in display order. Keys are those of the `statistics` messages. */
export const advancedFigures: readonly AdvancedFigure[] = [
  { key: 'minutes', text: ({ playedMs }) => formatPlayed(playedMs) },
  { key: 'gameScore', text: (line, _, locale) => formatDecimal(locale, gameScore(line)) },
  { key: 'usageShare', text: share((_, { usage }) => usage) },
  { key: 'trueShootingShare', text: share(trueShootingPercentage) },
  { key: 'effectiveFieldGoalShare', text: share(effectiveFieldGoalPercentage) },
  { key: 'reboundShare', text: share((_, { reboundShare }) => reboundShare) },
  { key: 'offensiveReboundShare', text: share((_, { offensiveReboundShare }) => offensiveReboundShare) },
  { key: 'defensiveReboundShare', text: share((_, { defensiveReboundShare }) => defensiveReboundShare) },
  { key: 'assistShare', text: share((_, { assistShare }) => assistShare) },
  { key: 'assistsPerTurnover', text: (line, _, locale) => formatDecimal(locale, assistsPerTurnover(line)) },
  { key: 'stealShare', text: share((_, { stealShare }) => stealShare) },
  { key: 'blockShare', text: share((_, { blockShare }) => blockShare) },
];

/** Returns the advanced figures of a player of `own` as text. */
export function advancedCells(
  { line }: PlayerLine,
  own: TeamBoxScore,
  opponent: TeamBoxScore,
  locale: Locale,
): Record<string, string> {
  const rates = playerRates({
    player: line,
    team: own.totals,
    opponent: opponent.totals,
    opponentPossessions: opponent.ratings.possessions,
  });
  return Object.fromEntries(advancedFigures.map(({ key, text }) => [key, text(line, rates, locale)]));
}
