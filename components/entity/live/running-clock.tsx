'use client';

import { useEffect, useState } from 'react';
import type { ClockAnchor } from '#lib/api/contract/live.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { anchorAt } from '#lib/realtime/clock-face.ts';
import { steadyNow } from '#lib/realtime/server-time.ts';
import { useLive } from '#stores/live.ts';

/** A game clock that runs from the last value published by the scorer's desk. */
export function RunningClock({ anchor }: { anchor: ClockAnchor }) {
  const offsetMs = useLive((live) => live.offsetMs);
  const [remainingMs, setRemainingMs] = useState(() => anchorAt(anchor, steadyNow() + offsetMs));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const remainingMs = anchorAt(anchor, steadyNow() + offsetMs);
      setRemainingMs(remainingMs);
      if (anchor.running && remainingMs > 0) timer = setTimeout(tick, msUntilNextTick(remainingMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [anchor, offsetMs]);
  return formatGameClock(remainingMs);
}

/** Returns the milliseconds until the displayed time changes: it is rounded up, to tenths in the last minute. */
function msUntilNextTick(remainingMs: number): number {
  const step = remainingMs > 60_000 ? 1_000 : 100;
  return remainingMs - (Math.ceil(remainingMs / step) - 1) * step;
}
