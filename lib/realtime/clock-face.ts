import type { ClockAnchor } from '#lib/api/contract/live.ts';
import { formatGameClock, formatShotClock, remainingAt } from '#lib/basketball/clock.ts';

export type Anchors = {
  game: ClockAnchor | null;
  shot: ClockAnchor | null;
  /** Of a time-out or an interval. */
  rest: ClockAnchor | null;
};

export const noAnchors: Anchors = { game: null, shot: null, rest: null };

/** What the clocks show at a moment, in milliseconds and as every screen writes them. */
export type ClockFace = {
  gameMs: number | null;
  shotMs: number | null;
  game: string;
  /** Empty while the shot clock is off. */
  shot: string;
  /** What is left of a break, without tenths; empty when there is none. */
  rest: string;
  restMs: number;
  isRunning: boolean;
  /** The game clock has come to zero, not been set to it before a period. */
  isOver: boolean;
};

/** What an anchor shows at server time `nowMs`; where it does not say since when it runs, what it showed. */
export function anchorAt({ running, remainingMs, at }: ClockAnchor, nowMs: number): number {
  return remainingAt(
    { running: running && at !== null, remainingMs, anchorServerMs: Date.parse(at ?? '') || 0 },
    nowMs,
  );
}

/**
 * The face of the clocks at server time `nowMs`. With less on the game clock than on the shot clock the shot clock is blank
 * (OBR Art. 50).
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

/** Whether two faces look the same: only then nothing has to be drawn. */
export function isSameFace(a: ClockFace, b: ClockFace): boolean {
  return (
    a.game === b.game && a.shot === b.shot && a.rest === b.rest && a.isRunning === b.isRunning && a.isOver === b.isOver
  );
}

/** A break is counted in whole seconds, rounded up as on the game clock: `14:59`, and within a minute `50`. */
function formatBreak(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return seconds > 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : String(seconds);
}
