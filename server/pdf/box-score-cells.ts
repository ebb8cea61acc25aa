import type { PlayerLine, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDifference, formatInteger, formatPercentNumber, noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

type Line = Pick<PlayerLine, 'line' | 'pir'>;
type Column = {
  /** Key of the `statistics` messages. */
  key:
    | 'minutes'
    | 'fieldGoals'
    | 'twoPointers'
    | 'threePointers'
    | 'freeThrows'
    | 'offensiveRebounds'
    | 'defensiveRebounds'
    | 'rebounds'
    | 'assists'
    | 'turnovers'
    | 'steals'
    | 'blocks'
    | 'blocksReceived'
    | 'fouls'
    | 'foulsDrawn'
    | 'plusMinus'
    | 'pir'
    | 'points';
  /** Width beside the others. */
  share: number;
  cell: (line: Line, locale: Locale) => string;
  /** The percentage below the total. */
  percentage?: (line: Line, locale: Locale) => string;
};

const count =
  (read: (line: Line) => number | null) =>
  (line: Line, locale: Locale): string =>
    formatInteger(locale, read(line));

function shots(read: ({ line }: Line) => [made: number | null, attempted: number | null]) {
  return {
    share: 1.35,
    cell: (line: Line) => {
      const [made, attempted] = read(line);
      return made === null ? noNumber : attempted === null ? `${made}` : `${made}/${attempted}`;
    },
    percentage: (line: Line, locale: Locale) => formatPercentNumber(locale, ratio(...read(line))),
  };
}

/** The columns of an official box score, in its order. */
const columns: readonly Column[] = [
  { key: 'minutes', share: 1.3, cell: ({ line }) => formatPlayed(line.playedMs) },
  { key: 'fieldGoals', ...shots(({ line }) => [fieldGoalsMade(line), fieldGoalsAttempted(line)]) },
  { key: 'twoPointers', ...shots(({ line }) => [line.twoPointersMade, line.twoPointersAttempted]) },
  { key: 'threePointers', ...shots(({ line }) => [line.threePointersMade, line.threePointersAttempted]) },
  { key: 'freeThrows', ...shots(({ line }) => [line.freeThrowsMade, line.freeThrowsAttempted]) },
  { key: 'offensiveRebounds', share: 1, cell: count(({ line }) => line.offensiveRebounds) },
  { key: 'defensiveRebounds', share: 1, cell: count(({ line }) => line.defensiveRebounds) },
  { key: 'rebounds', share: 1, cell: count(({ line }) => rebounds(line)) },
  { key: 'assists', share: 1, cell: count(({ line }) => line.assists) },
  { key: 'turnovers', share: 1, cell: count(({ line }) => line.turnovers) },
  { key: 'steals', share: 1, cell: count(({ line }) => line.steals) },
  { key: 'blocks', share: 1, cell: count(({ line }) => line.blocks) },
  { key: 'blocksReceived', share: 1, cell: count(({ line }) => line.blocksReceived) },
  { key: 'fouls', share: 1, cell: count(({ line }) => line.fouls) },
  { key: 'foulsDrawn', share: 1, cell: count(({ line }) => line.foulsDrawn) },
  { key: 'plusMinus', share: 1.1, cell: ({ line }, locale) => formatDifference(locale, line.plusMinus) },
  { key: 'pir', share: 1, cell: count(({ pir }) => pir) },
  { key: 'points', share: 1, cell: count(({ line }) => line.points) },
];

/** Returns the columns in which either team has something recorded. */
export function recordedColumns(teams: readonly TeamBoxScore[]): Column[] {
  const lines = teams.flatMap(({ players, totals, pir }) => [{ line: totals, pir }, ...players]);
  return columns.filter(({ cell }) => lines.some((line) => cell(line, 'en') !== noNumber));
}

export type { Column };
