import { type Anchors, type ClockFace, clockFace, isSameFace, noAnchors } from './clock-face.ts';
import { type Horn, hornsBetween } from './horns.ts';

export type RunOptions = {
  /** Server time in milliseconds. */
  now: () => number;
  /** Receives every face that looks different from the previous one. */
  onFace: (face: ClockFace) => void;
  onHorn?: (horn: Horn) => void;
  nextFrame?: (step: () => void) => number;
  cancelFrame?: (frame: number) => void;
};

export interface RunningClock {
  set(anchors: Anchors): void;
  stop(): void;
}

/** Runs the clocks from frame to frame, counted from anchors that are set from outside. */
export function runClock({
  now,
  onFace,
  onHorn,
  nextFrame = requestAnimationFrame,
  cancelFrame = cancelAnimationFrame,
}: RunOptions): RunningClock {
  let anchors = noAnchors;
  let shown: ClockFace | null = null;
  let beforeMs = now();

  const draw = (nowMs: number) => {
    const face = clockFace(anchors, nowMs);
    if (!shown || !isSameFace(shown, face)) onFace(face);
    shown = face;
  };
  const count = (next: Anchors) => {
    const nowMs = now();
    for (const horn of hornsBetween(anchors, beforeMs, nowMs, next)) onHorn?.(horn);
    anchors = next;
    draw(nowMs);
    beforeMs = nowMs;
  };
  const step = () => {
    count(anchors);
    frame = nextFrame(step);
  };
  let frame = nextFrame(step);
  return {
    set: count,
    stop: () => cancelFrame(frame),
  };
}
