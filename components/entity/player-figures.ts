import { ratio } from '#lib/basketball/ratings/share.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { type Stat, type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatDifference, formatInteger, formatPercentNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type RatedLine = StatLine & { pir: number | null; efficiency: number | null };

/** How a figure is read and formatted: as a count, as a ratio of attempts, with a sign, or as playing time. */
type Figure = {
  read: (line: RatedLine) => number | null;
  kind: 'count' | 'ratio' | 'difference' | 'time';
};

const composed = {
  minutes: { read: (line) => line.playedMs, kind: 'time' },
  twoPointShare: { read: (line) => ratio(line.twoPointersMade, line.twoPointersAttempted), kind: 'ratio' },
  threePointShare: { read: (line) => ratio(line.threePointersMade, line.threePointersAttempted), kind: 'ratio' },
  freeThrowShare: { read: (line) => ratio(line.freeThrowsMade, line.freeThrowsAttempted), kind: 'ratio' },
  rebounds: { read: (line) => line.offensiveRebounds + line.defensiveRebounds, kind: 'count' },
  pir: { read: (line) => line.pir, kind: 'count' },
  efficiency: { read: (line) => line.efficiency, kind: 'count' },
} as const satisfies Record<string, Figure>;

const ofStatistics = Object.fromEntries(
  statNames.map((stat): [Stat, Figure] => [stat, { read: (line) => line[stat], kind: statRules[stat].kind }]),
) as Record<Stat, Figure>;

/** The figures with their own labels: composed figures, and statistics without the label of another one. */
export type FigureKey = keyof typeof composed | Exclude<Stat, StatWith<{ label: string }>>;
const figures: Readonly<Record<FigureKey, Figure>> = { ...ofStatistics, ...composed };

/** The figures of a player's season, in display order. */
export const figureKeys = [
  'minutes',
  'points',
  'twoPointShare',
  'threePointersMade',
  'threePointShare',
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

/**
 * Returns a figure of a stat line and its text. `factor` scales counts (1 / games for averages), never ratios. `digits` is the
 * number of decimals; a scaled number has one by default.
 */
export function figureOf(
  key: FigureKey,
  line: RatedLine,
  locale: Locale,
  factor = 1,
  digits = factor === 1 ? 0 : 1,
): { value: number | null; text: string } {
  const { read, kind } = figures[key];
  const raw = read(line);
  if (raw === null || kind === 'ratio') return { value: raw, text: formatPercentNumber(locale, raw) };
  const value = raw * factor;
  if (kind === 'time') return { value, text: formatPlayed(value) };
  if (kind === 'difference') return { value, text: formatDifference(locale, value, digits) };
  return { value, text: digits === 0 ? formatInteger(locale, value) : formatDecimal(locale, value, digits) };
}
