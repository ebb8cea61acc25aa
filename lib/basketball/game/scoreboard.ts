import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type TeamBoard, teamBoard } from './facts.ts';
import type { ClockAnchorState, GameState } from './state.ts';

type BoardSide = Omit<TeamBoard, 'onCourt'>;

/** The complete scoreboard of a game; a newer one replaces an older one. */
export type Scoreboard = {
  phase: GameState['phase'];
  period: number;
  periods: { home: number; away: number }[];
  clock: ClockAnchorState;
  /** Null while it is off. */
  shotClock: ClockAnchorState | null;
} & Record<Side, BoardSide>;

export function scoreboard(state: GameState): Scoreboard {
  const { phase, clock, periods, anchors } = state;
  const [home, away] = sides.map((side) => boardSide(state, side)) as [BoardSide, BoardSide];
  return {
    phase,
    period: clock.period,
    periods: periods.map(({ home, away }) => ({ home, away })),
    clock: displayAnchor(anchors.game),
    shotClock: anchors.shot && displayAnchor(anchors.shot),
    home,
    away,
  };
}

/** Drops the instant of a stopped clock, which displays do not need. */
function displayAnchor({ running, remainingMs, at }: Readonly<ClockAnchorState>): ClockAnchorState {
  return { running, remainingMs, at: running ? at : null };
}

function boardSide(state: GameState, side: Side): BoardSide {
  const { onCourt, ...board } = teamBoard(state, side);
  return board;
}
