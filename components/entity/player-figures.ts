import { ratio } from '#lib/basketball/ratings/ratio.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import {
  gamesWith,
  gamesWithAll,
  type ShotKind,
  type StatSums,
  type SummedStat,
  shotPercentage,
} from '#lib/basketball/stat-sums.ts';
import { fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { type Stat, type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatDifference, formatInteger, formatPercentNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type RatedLine = StatLine & { pir: number | null; efficiency: number | null };

/** How a figure is read, of which statistics it is made, and how it is formatted: as a count, a percentage, with a sign, or as time. */
type Figure = { read: (line: RatedLine) => number | null; of: readonly SummedStat[] } & (
  | { kind: 'count' | 'difference' | 'time' }
  | { kind: 'ratio'; shots: ShotKind }
);

const percentage = (shots: ShotKind) =>
  ({
    read: (line: RatedLine) => ratio(line[`${shots}Made`], line[`${shots}Attempted`]),
    of: [`${shots}Attempted`],
    kind: 'ratio',
    shots,
  }) as const;

const composed = {
  minutes: { read: (line) => line.playedMs, of: ['playedMs'], kind: 'time' },
  twoPointShare: percentage('twoPointers'),
  threePointShare: percentage('threePointers'),
  freeThrowShare: percentage('freeThrows'),
  fieldGoalsMade: { read: fieldGoalsMade, of: ['twoPointersMade', 'threePointersMade'], kind: 'count' },
  rebounds: { read: rebounds, of: ['offensiveRebounds', 'defensiveRebounds'], kind: 'count' },
  pir: { read: (line) => line.pir, of: ['pir'], kind: 'count' },
  efficiency: { read: (line) => line.efficiency, of: ['efficiency'], kind: 'count' },
} as const satisfies Record<string, Figure>;

const ofStatistics = Object.fromEntries(
  statNames.map((stat): [Stat, Figure] => [
    stat,
    { read: (line) => line[stat], of: [stat], kind: statRules[stat].kind },
  ]),
) as Record<Stat, Figure>;

/** The figures with their own labels: composed figures, and statistics without the label of another one. */
export type FigureKey = keyof typeof composed | Exclude<Stat, StatWith<{ label: string }>>;
const figures: Readonly<Record<FigureKey, Figure>> = { ...ofStatistics, ...composed };

/** The figures of a player's season, in display order. */
export const figureKeys = [
  'minutes',
  'points',
  'fieldGoalsMade',
  'twoPointShare',
  'threePointersMade',
  'threePointShare',
  'freeThrowsMade',
  'freeThrowShare',
  'offensiveRebounds',
  'defensiveRebounds',
  'rebounds',
  'assists',
  'steals',
  'turnovers',
  'blocks',
  'blocksReceived',
  'fouls',
  'foulsDrawn',
  'plusMinus',
  'pir',
  'efficiency',
] as const satisfies readonly FigureKey[];

type FigureText = { value: number | null; text: string };

/**
 * Returns a figure of a stat line and its text. `factor` scales counts (1 / games for averages), never percentages. `digits`
 * is the number of decimals; a scaled number has one by default.
 */
export function figureOf(
  key: FigureKey,
  line: RatedLine,
  locale: Locale,
  factor = 1,
  digits = factor === 1 ? 0 : 1,
): FigureText {
  const { read, kind } = figures[key];
  const raw = read(line);
  if (raw === null || kind === 'ratio') return { value: raw, text: formatPercentNumber(locale, raw) };
  const value = raw * factor;
  if (kind === 'time') return { value, text: formatPlayed(value) };
  if (kind === 'difference') return { value, text: formatDifference(locale, value, digits) };
  return { value, text: digits === 0 ? formatInteger(locale, value) : formatDecimal(locale, value, digits) };
}

/** Returns a figure of sums, in total: of the games in which it was recorded. */
export function totalFigureOf(key: FigureKey, sums: StatSums, locale: Locale): FigureText {
  return summedFigureOf(key, sums, locale, 1, 0);
}

/** Returns a figure of sums, per game in which it was recorded. */
export function averageFigureOf(key: FigureKey, sums: StatSums, locale: Locale): FigureText {
  const games = gamesWithAll(sums, figures[key].of);
  return summedFigureOf(key, sums, locale, games === 0 ? null : 1 / games, 1);
}

/** Returns a figure of sums per `ms` on court; of statistics that were recorded in the games with known minutes. */
export function rateFigureOf(key: FigureKey, sums: StatSums, locale: Locale, ms: number): FigureText {
  const isTimed = gamesWithAll(sums, ['playedMs', ...figures[key].of]) > 0;
  const { playedMs } = sums.totals;
  return summedFigureOf(key, sums, locale, isTimed && playedMs ? ms / playedMs : null, 1);
}

function summedFigureOf(key: FigureKey, sums: StatSums, locale: Locale, factor: number | null, digits: number) {
  const figure = figures[key];
  if (figure.kind === 'ratio') {
    const value = shotPercentage(sums, figure.shots);
    return { value, text: formatPercentNumber(locale, value) };
  }
  if (factor === null) return { value: null, text: formatInteger(locale, null) };
  return figureOf(key, { ...sums.totals, pir: sums.pir, efficiency: sums.efficiency }, locale, factor, digits);
}

/** Returns the figures that were recorded in some, but not in all games of one of the sums. */
export function partlyRecorded<Key extends FigureKey>(keys: readonly Key[], all: readonly StatSums[]): Key[] {
  return keys.filter((key) =>
    all.some((sums) => figures[key].of.some((stat) => (sums.recorded.games[stat] ?? sums.games) < sums.games)),
  );
}

/** Returns the number of games in which a figure was recorded. */
export const gamesOfFigure = (key: FigureKey, sums: StatSums): number => gamesWithAll(sums, figures[key].of);

/** Shots made that stand for percentages where the attempts of a game are not known. */
const standIns: Partial<Record<FigureKey, readonly SummedStat[]>> = {
  fieldGoalsMade: ['twoPointersAttempted', 'threePointersAttempted'],
  threePointersMade: ['threePointersAttempted'],
  freeThrowsMade: ['freeThrowsAttempted'],
};

/**
 * Returns the figures that one of the sums has. Shots made only stand in for percentages, unless they are `always` shown.
 */
export function shownFigures<Key extends FigureKey>(
  keys: readonly Key[],
  all: readonly StatSums[],
  always: readonly FigureKey[] = [],
): Key[] {
  const isNeeded = (key: FigureKey) => {
    const attempts = standIns[key];
    if (!attempts || always.includes(key)) return true;
    return attempts.some((stat) => all.some((sums) => gamesWith(sums, stat) < sums.games));
  };
  const isKnown = (key: FigureKey) => all.some((sums) => totalFigureOf(key, sums, 'en').value !== null);
  return keys.filter((key) => isNeeded(key) && isKnown(key));
}
