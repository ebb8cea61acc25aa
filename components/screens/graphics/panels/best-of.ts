import { boxOf, listedOf, type Programme } from '#components/screens/graphics/programme/programme.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';

const read = {
  points: (line: StatLine) => line.points,
  rebounds,
  assists: (line: StatLine) => line.assists,
} as const;

export type LeaderFigure = keyof typeof read;
const leaderFigures = Object.keys(read) as LeaderFigure[];

/** The figures that the game records. */
export const knownLeaderFigures = (programme: Pick<Programme, 'game'>): LeaderFigure[] =>
  leaderFigures.filter((figure) => sides.some((side) => read[figure](boxOf(programme, side).total) !== null));

/** Returns the player of a side with the highest figure, ties broken by points; null while all have 0 or it is not recorded. */
export function bestOf(programme: Pick<Programme, 'game'>, side: Side, figure: LeaderFigure) {
  const [best] = boxOf(programme, side).players.toSorted(
    (a, b) => (read[figure](b.line) ?? 0) - (read[figure](a.line) ?? 0) || b.line.points - a.line.points,
  );
  const player = best && listedOf(programme, side, best.person);
  const value = best ? (read[figure](best.line) ?? 0) : 0;
  return player && value > 0 ? { ...player, value } : null;
}
