'use client';

import { useCallback, useEffect, useState } from 'react';
import type { QueryOf } from '#lib/api/contract/call.ts';
import type { getTimer, Timer } from '#lib/api/contract/timer.ts';
import { fetchTimer } from '#lib/realtime/fetch-timer.ts';
import { createServerClock } from '#lib/realtime/server-clock.ts';
import { timeSyncDelay } from '#lib/realtime/time-sync-delay.ts';

type Asked = QueryOf<typeof getTimer>;

/** The server's time, and the clocks of the hall's hardware where that keeps them. */
export function useTimer(timerUrl: string, { game, venue }: Asked) {
  const [clock] = useState(() => createServerClock());
  const [hardware, setHardware] = useState<Timer | null>(null);
  const hear = useCallback((timer: Timer) => setHardware(timer.source === 'hardware' ? timer : null), []);
  useEffect(() => {
    let closed = false;
    let asked = 0;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const { timer, sample } = await fetchTimer(timerUrl, { game, venue });
        if (closed) return;
        clock.hear(sample);
        hear(timer);
      } catch {
        // The next answer will do: the clocks run on by the offset that is known.
      }
      asked += 1;
      if (!closed) timeout = setTimeout(() => void ask(), timeSyncDelay(asked));
    };
    void ask();
    return () => {
      closed = true;
      clearTimeout(timeout);
    };
  }, [timerUrl, game, venue, hear, clock]);
  return { now: clock.now, hardware, hear };
}
