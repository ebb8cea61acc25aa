import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';

type CellText = (line: Readonly<StatLine>) => string | number;

/** The columns of a player table, by message key. */
export const graphicFigureColumns = {
  minutes: (line) => formatPlayed(line.playedMs),
  points: (line) => line.points,
  fieldGoals: (line) => `${fieldGoalsMade(line)}/${fieldGoalsAttempted(line)}`,
  twoPointers: (line) => `${line.twoPointersMade}/${line.twoPointersAttempted}`,
  threePointers: (line) => `${line.threePointersMade}/${line.threePointersAttempted}`,
  freeThrows: (line) => `${line.freeThrowsMade}/${line.freeThrowsAttempted}`,
  rebounds,
  assists: (line) => line.assists,
  steals: (line) => line.steals,
  blocks: (line) => line.blocks,
  turnovers: (line) => line.turnovers,
  fouls: (line) => line.fouls,
} as const satisfies Record<string, CellText>;

export type FigureColumn = keyof typeof graphicFigureColumns;
