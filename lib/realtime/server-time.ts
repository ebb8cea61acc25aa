/**
 * A time request to the server, in milliseconds: when it was sent and received by the local clock, and the server's
 * time.
 */
export type TimeSample = { sentMs: number; receivedMs: number; serverMs: number };

const maxCount = 16;
/** The maximum drift between two clocks while samples are stored. */
const driftMs = 50;

/** Returns local time in milliseconds, unaffected by changes of the system clock while the page is open. */
export const steadyNow = () => performance.timeOrigin + performance.now();

/**
 * Returns how far the server's clock is ahead of the local one. The server reads its clock between request and
 * response, so each sample gives an interval; the error of the middle of their intersection is half the difference
 * between the fastest request and the fastest response.
 */
export function offsetOf(samples: readonly TimeSample[]): number {
  if (samples.length === 0) return 0;
  const minOffset = Math.max(...samples.map(({ serverMs, receivedMs }) => serverMs - receivedMs));
  const maxOffset = Math.min(...samples.map(({ serverMs, sentMs }) => serverMs - sentMs));
  return (minOffset + maxOffset) / 2;
}

/** Returns the samples as they would be had the local clock not stood for so long, in milliseconds. */
export const skipTime = (samples: readonly TimeSample[], ms: number): readonly TimeSample[] =>
  samples.map((sample) => ({ ...sample, serverMs: sample.serverMs + ms }));

/**
 * Adds a sample. Drops old ones, since clocks drift, and those that contradict the new one, since a clock was set or
 * another server responds.
 */
export function addSample(samples: readonly TimeSample[], sample: TimeSample): readonly TimeSample[] {
  const agreeing = samples.filter(
    (old) =>
      old.serverMs - old.receivedMs <= sample.serverMs - sample.sentMs + driftMs &&
      sample.serverMs - sample.receivedMs <= old.serverMs - old.sentMs + driftMs,
  );
  return [...agreeing, sample].slice(-maxCount);
}
