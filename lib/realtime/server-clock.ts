import { addSample, offsetOf, steadyNow, type TimeSample } from './server-time.ts';

/** Corrections up to this amount do not turn the time back: the clock holds until it is right. */
const maxHoldMs = 250;

export interface ServerClock {
  addSample(sample: TimeSample): void;
  /** Server time in milliseconds. */
  now(): number;
}

/** Creates a clock of server time on a machine whose own clock is wrong or drifts. */
export function createServerClock(ownNow: () => number = steadyNow): ServerClock {
  let samples: readonly TimeSample[] = [];
  let offset = 0;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    addSample(sample) {
      samples = addSample(samples, sample);
      offset = offsetOf(samples);
    },
    now() {
      const time = ownNow() + offset;
      if (time > latest || latest - time > maxHoldMs) latest = time;
      return latest;
    },
  };
}
