import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';

type CellText = (line: Readonly<StatLine>) => string | number | null;

const shots = (made: number | null, attempted: number | null) =>
  made === null || attempted === null ? made : `${made}/${attempted}`;

/** The columns of a player table, by message key; null = not recorded. */
export const graphicFigureColumns = {
  minutes: ({ playedMs }) => (playedMs === null ? null : formatPlayed(playedMs)),
  points: (line) => line.points,
  fieldGoals: (line) => shots(fieldGoalsMade(line), fieldGoalsAttempted(line)),
  twoPointers: (line) => shots(line.twoPointersMade, line.twoPointersAttempted),
  threePointers: (line) => shots(line.threePointersMade, line.threePointersAttempted),
  freeThrows: (line) => shots(line.freeThrowsMade, line.freeThrowsAttempted),
  rebounds,
  assists: (line) => line.assists,
  steals: (line) => line.steals,
  blocks: (line) => line.blocks,
  turnovers: (line) => line.turnovers,
  fouls: (line) => line.fouls,
} as const satisfies Record<string, CellText>;

export type FigureColumn = keyof typeof graphicFigureColumns;

/** Returns the columns that some of the lines record. */
export function recordedFigureColumns<Column extends FigureColumn>(
  columns: readonly Column[],
  lines: readonly Readonly<StatLine>[],
): Column[] {
  return columns.filter((column) => lines.some((line) => graphicFigureColumns[column](line) !== null));
}
