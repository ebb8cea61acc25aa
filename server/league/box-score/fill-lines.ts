import { sides } from '#lib/basketball/sides.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { boxScoreStats, optionalStats, type Stat, statNames } from '#lib/basketball/statistics.ts';
import type { PrintedBox, PrintedLine } from './sheet.ts';

/** No game is without these: zeros for everybody stand for empty cells. */
const inEveryGame: ReadonlySet<Stat> = new Set<Stat>([
  'playedMs',
  'twoPointersAttempted',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
]);
const isOfStatistician: ReadonlySet<Stat> = new Set(boxScoreStats);

/**
 * Returns the statistics that the source of a box score does not record: those that are empty for every player, and those
 * that are zero for every player but not in a total, or that no game is without. Without players the totals tell.
 */
export function unrecordedStats(box: PrintedBox): ReadonlySet<Stat> {
  const totals = sides.flatMap((side) => box[side].total ?? []);
  const entries = sides.flatMap((side) => box[side].entry ?? []);
  const players = sides.flatMap((side) => box[side].players.map(({ line }) => line));
  const lines = players.length > 0 ? players : [...totals, ...entries];
  const isZero = (stat: Stat) => lines.every((line) => !line[stat]);
  const isScoresheet = boxScoreStats.every(isZero);
  return new Set(
    optionalStats.filter(
      (stat) =>
        isZero(stat) &&
        (inEveryGame.has(stat) ||
          (isScoresheet && isOfStatistician.has(stat)) ||
          lines.every((line) => line[stat] === null) ||
          totals.some((total) => total[stat])),
    ),
  );
}

/** Returns a function that fills the empty cells of printed lines: with null where not recorded, else with zero. */
export function lineFiller(unrecorded: ReadonlySet<Stat>): (line: PrintedLine) => StatLine {
  return (line) =>
    Object.fromEntries(statNames.map((stat) => [stat, unrecorded.has(stat) ? null : (line[stat] ?? 0)])) as Record<
      keyof StatLine,
      number
    >;
}
