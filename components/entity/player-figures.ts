import type { StatLine } from '#lib/basketball/stat-line.ts';
import { type Stat, type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatDecimal, formatDifference, formatInteger, formatPercentNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type RatedLine = StatLine & { pir: number | null; efficiency: number | null };

/** How a number is read and written: whole or averaged, as a share of attempts, with a sign, as time on court. */
type Figure = {
  read: (line: RatedLine) => number | null;
  kind: 'count' | 'share' | 'difference' | 'time';
};

const share = (made: number, attempted: number) => (attempted === 0 ? null : made / attempted);

const composed = {
  minutes: { read: (line) => line.playedMs, kind: 'time' },
  twoPointShare: { read: (line) => share(line.twoPointersMade, line.twoPointersAttempted), kind: 'share' },
  threePointShare: { read: (line) => share(line.threePointersMade, line.threePointersAttempted), kind: 'share' },
  freeThrowShare: { read: (line) => share(line.freeThrowsMade, line.freeThrowsAttempted), kind: 'share' },
  rebounds: { read: (line) => line.offensiveRebounds + line.defensiveRebounds, kind: 'count' },
  pir: { read: (line) => line.pir, kind: 'count' },
  efficiency: { read: (line) => line.efficiency, kind: 'count' },
} as const satisfies Record<string, Figure>;

const ofStatistics = Object.fromEntries(
  statNames.map((stat): [Stat, Figure] => [stat, { read: (line) => line[stat], kind: statRules[stat].kind }]),
) as Record<Stat, Figure>;

/** What has texts of its own: the composed figures, and statistics that are not shown under another name. */
export type FigureKey = keyof typeof composed | Exclude<Stat, StatWith<{ label: string }>>;
const figures: Readonly<Record<FigureKey, Figure>> = { ...ofStatistics, ...composed };

/** The figures of a player's season, in the order shown. */
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
 * A figure of a line and its text. `factor` scales what is counted (1 / games for averages), never shares; a scaled number
 * has one decimal, unless `digits` says otherwise.
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
  if (raw === null || kind === 'share') return { value: raw, text: formatPercentNumber(locale, raw) };
  const value = raw * factor;
  if (kind === 'time') return { value, text: formatPlayed(value) };
  if (kind === 'difference') return { value, text: formatDifference(locale, value, digits) };
  return { value, text: digits === 0 ? formatInteger(locale, value) : formatDecimal(locale, value, digits) };
}
