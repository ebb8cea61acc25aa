'use client';

import { useCallback, useEffect, useState } from 'react';
import type { QueryOf } from '#lib/api/contract/call.ts';
import type { getTimer, Timer } from '#lib/api/contract/timer.ts';
import { fetchTimer } from '#lib/realtime/fetch-timer.ts';
import { createServerClock } from '#lib/realtime/server-clock.ts';
import { timeSyncDelay } from '#lib/realtime/time-sync-delay.ts';

type TimerQuery = QueryOf<typeof getTimer>;

/** Returns the server time, and the clocks of the venue's hardware if it sends them. */
export function useTimer(timerUrl: string, { game, venue }: TimerQuery) {
  const [clock] = useState(() => createServerClock());
  const [hardware, setHardware] = useState<Timer | null>(null);
  const onTimer = useCallback((timer: Timer) => setHardware(timer.source === 'hardware' ? timer : null), []);
  useEffect(() => {
    let closed = false;
    let requests = 0;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      try {
        const { timer, sample } = await fetchTimer(timerUrl, { game, venue });
        if (closed) return;
        clock.addSample(sample);
        onTimer(timer);
      } catch {
        // The clocks keep running on the known offset until the next response.
      }
      requests += 1;
      if (!closed) timeout = setTimeout(() => void poll(), timeSyncDelay(requests));
    };
    void poll();
    return () => {
      closed = true;
      clearTimeout(timeout);
    };
  }, [timerUrl, game, venue, onTimer, clock]);
  return { now: clock.now, hardware, onTimer };
}
