import type { ClockAnchor } from '#lib/api/contract/live.ts';
import { formatGameClock, formatShotClock, remainingAt } from '#lib/basketball/clock.ts';

export type Anchors = {
  game: ClockAnchor | null;
  shot: ClockAnchor | null;
  /** The clock of a time-out or an interval. */
  rest: ClockAnchor | null;
};

export const noAnchors: Anchors = { game: null, shot: null, rest: null };

/** The readings of the clocks at a moment, in milliseconds and as formatted on every screen. */
export type ClockFace = {
  gameMs: number | null;
  shotMs: number | null;
  game: string;
  /** Empty while the shot clock is off. */
  shot: string;
  /** The time left of a break, without tenths; empty when there is none. */
  rest: string;
  restMs: number;
  isRunning: boolean;
  /** The game clock shows zero. */
  isOver: boolean;
};

/** Returns the reading of an anchor at server time `nowMs`; an anchor without a start time keeps its reading. */
export function anchorAt({ running, remainingMs, at }: ClockAnchor, nowMs: number): number {
  return remainingAt(
    { running: running && at !== null, remainingMs, anchorServerMs: Date.parse(at ?? '') || 0 },
    nowMs,
  );
}

/**
 * Returns the readings of the clocks at server time `nowMs`. With less time on the game clock than on the shot clock,
 * the shot clock is blank (OBR Art. 50).
 */
export function clockFace({ game, shot, rest }: Anchors, nowMs: number): ClockFace {
  const gameMs = game && anchorAt(game, nowMs);
  const left = shot && anchorAt(shot, nowMs);
  const shotMs = left !== null && gameMs !== null && gameMs < left ? null : left;
  const restMs = rest ? anchorAt(rest, nowMs) : 0;
  return {
    gameMs,
    shotMs,
    game: gameMs === null ? '' : formatGameClock(gameMs),
    shot: formatShotClock(shotMs),
    rest: restMs > 0 ? formatBreak(restMs) : '',
    restMs,
    isRunning: Boolean(game?.running) && gameMs !== 0,
    isOver: gameMs === 0,
  };
}

/** Returns the face without the clocks of the game, for the stream, where nothing may be shown that is a guess. */
export const withoutClocks = (face: ClockFace): ClockFace => ({ ...face, game: '', shot: '' });

/** Returns whether two faces look the same, so that nothing has to be drawn. */
export function isSameFace(a: ClockFace, b: ClockFace): boolean {
  return (
    a.game === b.game && a.shot === b.shot && a.rest === b.rest && a.isRunning === b.isRunning && a.isOver === b.isOver
  );
}

/** Formats a break in whole seconds, rounded up as on the game clock: `14:59`, and within a minute `50`. */
export function formatBreak(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return seconds > 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : String(seconds);
}
