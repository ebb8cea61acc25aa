import type { StatLine } from '#lib/basketball/stat-line.ts';
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

const figures = {
  minutes: { read: (line) => line.playedMs, kind: 'time' },
  points: { read: (line) => line.points, kind: 'count' },
  twoPointShare: { read: (line) => share(line.twoPointersMade, line.twoPointersAttempted), kind: 'share' },
  threePointersMade: { read: (line) => line.threePointersMade, kind: 'count' },
  threePointShare: { read: (line) => share(line.threePointersMade, line.threePointersAttempted), kind: 'share' },
  freeThrowShare: { read: (line) => share(line.freeThrowsMade, line.freeThrowsAttempted), kind: 'share' },
  offensiveRebounds: { read: (line) => line.offensiveRebounds, kind: 'count' },
  defensiveRebounds: { read: (line) => line.defensiveRebounds, kind: 'count' },
  rebounds: { read: (line) => line.offensiveRebounds + line.defensiveRebounds, kind: 'count' },
  assists: { read: (line) => line.assists, kind: 'count' },
  steals: { read: (line) => line.steals, kind: 'count' },
  turnovers: { read: (line) => line.turnovers, kind: 'count' },
  blocks: { read: (line) => line.blocks, kind: 'count' },
  blocksReceived: { read: (line) => line.blocksReceived, kind: 'count' },
  fouls: { read: (line) => line.fouls, kind: 'count' },
  foulsDrawn: { read: (line) => line.foulsDrawn, kind: 'count' },
  plusMinus: { read: (line) => line.plusMinus, kind: 'difference' },
  pir: { read: (line) => line.pir, kind: 'count' },
  efficiency: { read: (line) => line.efficiency, kind: 'count' },
} as const satisfies Record<string, Figure>;

export type FigureKey = keyof typeof figures;
export const figureKeys = Object.keys(figures) as FigureKey[];

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
  const { read, kind }: Figure = figures[key];
  const raw = read(line);
  if (raw === null || kind === 'share') return { value: raw, text: formatPercentNumber(locale, raw) };
  const value = raw * factor;
  if (kind === 'time') return { value, text: formatPlayed(value) };
  if (kind === 'difference') return { value, text: formatDifference(locale, value, digits) };
  return { value, text: digits === 0 ? formatInteger(locale, value) : formatDecimal(locale, value, digits) };
}
