import { addSample, offsetOf, skipTime, steadyNow, type TimeSample } from './server-time.ts';

/** Corrections up to this amount do not turn the time back: the clock holds until it is right. */
const maxHoldMs = 250;

export interface ServerClock {
  addSample(sample: TimeSample): void;
  /** Adds time for which the machine's own clock stood, in milliseconds. */
  skip(ms: number): void;
  /** Server time in milliseconds. */
  now(): number;
}

/**
 * Creates a clock of server time on a machine whose own clock is wrong or drifts. Until the first sample the server is
 * taken to be `knownOffsetMs` ahead.
 */
export function createServerClock(ownNow: () => number = steadyNow, knownOffsetMs = 0): ServerClock {
  let samples: readonly TimeSample[] = [];
  let offset = knownOffsetMs;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    addSample(sample) {
      samples = addSample(samples, sample);
      offset = offsetOf(samples);
    },
    skip(ms) {
      samples = skipTime(samples, ms);
      offset += ms;
    },
    now() {
      const time = ownNow() + offset;
      if (time > latest || latest - time > maxHoldMs) latest = time;
      return latest;
    },
  };
}
