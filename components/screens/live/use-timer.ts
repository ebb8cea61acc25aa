'use client';

import { useCallback, useEffect, useState } from 'react';
import type { QueryOf } from '#lib/api/contract/call.ts';
import type { getTimer, Timer } from '#lib/api/contract/timer.ts';
import { fetchTimer } from '#lib/realtime/fetch-timer.ts';
import { keepTime } from '#lib/realtime/keep-time.ts';
import { createServerClock } from '#lib/realtime/server-clock.ts';

type TimerQuery = QueryOf<typeof getTimer>;

/** Returns the server time, and the clocks of the venue's hardware if it sends them. */
export function useTimer(timerUrl: string, { game, venue }: TimerQuery) {
  const [clock] = useState(() => createServerClock());
  const [hardware, setHardware] = useState<Timer | null>(null);
  const onTimer = useCallback((timer: Timer) => setHardware(timer.source === 'hardware' ? timer : null), []);
  useEffect(() => {
    let isClosed = false;
    const request = async () => {
      const { timer, sample } = await fetchTimer(timerUrl, { game, venue });
      if (isClosed) return;
      clock.addSample(sample);
      onTimer(timer);
    };
    const stop = keepTime({ request, onSleep: clock.skip });
    return () => {
      isClosed = true;
      stop();
    };
  }, [timerUrl, game, venue, onTimer, clock]);
  return { now: clock.now, hardware, onTimer };
}
