'use client';

import { useEffect, useRef, useState } from 'react';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { readClocks } from '#lib/desk/clock/clocks.ts';
import { soundSignal } from '#lib/desk/clock/horn.ts';

/** Returns the readings of the clocks, updated each animation frame; a clock that reaches 0.0 is stopped there. */
export function useRunningClocks({ clocks, now, clock }: Desk) {
  const act = useRef(clock);
  useEffect(() => {
    act.current = clock;
  });
  const [shown, setShown] = useState(() => readClocks(clocks, now()));
  useEffect(() => {
    let frame = 0;
    const expire = (how: 'expire' | 'shot-expire') => {
      if (act.current({ type: how }) === null) soundSignal(how === 'expire' ? 'period' : 'shot-clock');
    };
    const draw = () => {
      const next = readClocks(clocks, now());
      setShown((last) => (last.gameMs === next.gameMs && last.shotMs === next.shotMs ? last : next));
      if (clocks.game.running && next.gameMs === 0) expire('expire');
      else if (clocks.shot?.running && next.shotMs === 0) expire('shot-expire');
      else if (clocks.game.running || clocks.shot?.running) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [clocks, now]);
  return shown;
}
