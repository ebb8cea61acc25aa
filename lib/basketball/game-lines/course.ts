import type { Side } from '#lib/basketball/events.ts';
import type { GameState, ShotState } from '#lib/basketball/game/state.ts';
import { sides } from '#lib/basketball/sides.ts';

type CourseShot = Omit<ShotState, 'eventId' | 'x' | 'y'> & { id: string; x: number; y: number };
type CourseLineup = {
  side: Side;
  people: string[];
  playedMs: number;
  pointsFor: number;
  pointsAgainst: number;
};

/** The flow of a game: the score after each scoring play, shots with a known location, and line-ups, longest first. */
export type GameCourse = {
  scores: { elapsedMs: number; home: number; away: number }[];
  shots: CourseShot[];
  lineups: CourseLineup[];
  leadChanges: number;
  timesTied: number;
};

/** Returns the flow of the game so far. A line-up on court counts up to its last change. */
export function gameCourse(state: GameState): GameCourse {
  return {
    scores: state.flow.scores.map(({ elapsedMs, home, away }) => ({ elapsedMs, home, away })),
    shots: state.shots.flatMap(({ eventId, x, y, ...shot }) =>
      x === null || y === null ? [] : [{ id: eventId, ...shot, x, y }],
    ),
    lineups: sides.flatMap((side) => lineupsOf(state, side)),
    leadChanges: state.flow.leadChanges,
    timesTied: state.flow.timesTied,
  };
}

function lineupsOf(state: GameState, side: Side): CourseLineup[] {
  return Object.values(state.teams[side].lineups)
    .map(({ persons, playedMs, pointsFor, pointsAgainst }) => ({
      side,
      people: [...persons],
      playedMs,
      pointsFor,
      pointsAgainst,
    }))
    .sort((a, b) => b.playedMs - a.playedMs);
}
