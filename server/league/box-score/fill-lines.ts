import { sides } from '#lib/basketball/events.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { optionalStats, statNames } from '#lib/basketball/statistics.ts';
import type { PrintedBox, PrintedLine } from './sheet.ts';

/**
 * Returns a function that fills the empty cells of printed lines with zero. A statistic that is empty for every player, or
 * zero for every player but not in a total, is not recorded by the source and becomes null.
 */
export function lineFiller(box: PrintedBox): (line: PrintedLine) => StatLine {
  const lines = sides.flatMap((side) => box[side].players.map(({ line }) => line));
  const totals = sides.flatMap((side) => box[side].total ?? []);
  const unrecorded = new Set<string>(
    optionalStats.filter(
      (stat) =>
        lines.every((line) => !line[stat]) &&
        (lines.every((line) => line[stat] === null) || totals.some((total) => total[stat])),
    ),
  );
  return (line) =>
    Object.fromEntries(statNames.map((stat) => [stat, unrecorded.has(stat) ? null : (line[stat] ?? 0)])) as Record<
      keyof StatLine,
      number
    >;
}
