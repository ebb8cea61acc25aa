import { sides } from '#lib/basketball/events.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { optionalStats, statNames } from '#lib/basketball/statistics.ts';
import type { PrintedBox, PrintedLine } from './sheet.ts';

/**
 * Turns printed lines into ours: an empty cell is zero, unless nobody in the game has the number, or everybody's zero stands
 * beside a sum that is none: then the source does not record it.
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
