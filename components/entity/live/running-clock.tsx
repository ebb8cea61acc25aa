'use client';

import { useEffect, useState } from 'react';
import type { ClockAnchor } from '#lib/api/contract/live.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { anchorAt } from '#lib/realtime/clock-face.ts';
import { steadyNow } from '#lib/realtime/server-time.ts';
import { useLive } from '#stores/live.ts';

/** A game clock that counts on by itself from what the table last said. */
export function RunningClock({ anchor }: { anchor: ClockAnchor }) {
  const offsetMs = useLive((live) => live.offsetMs);
  const [leftMs, setLeftMs] = useState(() => anchorAt(anchor, steadyNow() + offsetMs));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const left = anchorAt(anchor, steadyNow() + offsetMs);
      setLeftMs(left);
      if (anchor.running && left > 0) timer = setTimeout(tick, untilNextFigure(left));
    };
    tick();
    return () => clearTimeout(timer);
  }, [anchor, offsetMs]);
  return formatGameClock(leftMs);
}

/** Until the clock looks different: figures are rounded up, to tenths in the last minute. */
function untilNextFigure(leftMs: number): number {
  const step = leftMs > 60_000 ? 1_000 : 100;
  return leftMs - (Math.ceil(leftMs / step) - 1) * step;
}
