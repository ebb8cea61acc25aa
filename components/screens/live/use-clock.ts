'use client';

import { useEffect, useRef, useState } from 'react';
import { type Anchors, type ClockFace, clockFace, noAnchors } from '#lib/realtime/clock-face.ts';
import type { Horn } from '#lib/realtime/horns.ts';
import { type RunningClock, runClock } from '#lib/realtime/run-clock.ts';

/** Returns the clock face; renders again only when the face changes. */
export function useClock(anchors: Anchors, now: () => number, onHorn?: (horn: Horn) => void): ClockFace {
  const [face, setFace] = useState(() => clockFace(noAnchors, 0));
  const running = useRef<RunningClock | null>(null);
  const latest = useRef(anchors);
  useEffect(() => {
    running.current = runClock({ now, onFace: setFace, ...(onHorn && { onHorn }) });
    running.current.set(latest.current);
    return () => running.current?.stop();
  }, [now, onHorn]);
  useEffect(() => {
    latest.current = anchors;
    running.current?.set(anchors);
  }, [anchors]);
  return face;
}
