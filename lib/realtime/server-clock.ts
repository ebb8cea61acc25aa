import { addSample, offsetOf, steadyNow, type TimeSample } from './server-time.ts';

/** Up to so much a better answer does not turn the time back: it stands still until it is right. */
const mendedMs = 250;

export interface ServerClock {
  hear(sample: TimeSample): void;
  /** Server time in milliseconds. */
  now(): number;
}

/** The server's time on a machine whose own clock is wrong and runs at another pace. */
export function createServerClock(ownNow: () => number = steadyNow): ServerClock {
  let samples: readonly TimeSample[] = [];
  let offset = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    hear(sample) {
      samples = addSample(samples, sample);
      offset = offsetOf(samples);
    },
    now() {
      const time = ownNow() + offset;
      if (time > latest || latest - time > mendedMs) latest = time;
      return latest;
    },
  };
}
