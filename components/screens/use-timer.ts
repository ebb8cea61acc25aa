'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { QueryOf } from '#lib/api/contract/call.ts';
import type { getTimer, Timer } from '#lib/api/contract/timer.ts';
import { askTimer } from '#lib/realtime/ask-timer.ts';
import { addSample, offsetOf, steadyNow, type TimeSample } from '#lib/realtime/server-time.ts';

/** Several questions at first, of which the quickest counts; then now and then, since machines drift apart. */
const pausesMs = [150, 300, 600, 1_000];
const everyMs = 10_000;

type Asked = QueryOf<typeof getTimer>;

/** The server's time, and the clocks of the hall's hardware where that keeps them. */
export function useTimer(timerUrl: string, { game, venue }: Asked) {
  const offset = useRef(0);
  const [hardware, setHardware] = useState<Timer | null>(null);
  const hear = useCallback((timer: Timer) => setHardware(timer.source === 'hardware' ? timer : null), []);
  const now = useCallback(() => steadyNow() + offset.current, []);
  useEffect(() => {
    const abort = new AbortController();
    let samples: readonly TimeSample[] = [];
    let asked = 0;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const { timer, sample } = await askTimer(timerUrl, { game, venue }, abort.signal);
        samples = addSample(samples, sample);
        offset.current = offsetOf(samples);
        hear(timer);
      } catch {
        // The next answer will do: the clocks run on by the offset that is known.
      }
      if (!abort.signal.aborted) timeout = setTimeout(() => void ask(), pausesMs[asked++] ?? everyMs);
    };
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timeout);
    };
  }, [timerUrl, game, venue, hear]);
  return { now, hardware, hear };
}
