/** One question to the server, in milliseconds: when it was asked and answered by the own clock, and the server's time. */
export type TimeSample = { sentMs: number; receivedMs: number; serverMs: number };

const kept = 16;
/** So far two clocks may drift apart while samples are kept. */
const driftMs = 50;

/** A clock of the machine that nobody can set back while the page is open. */
export const steadyNow = () => performance.timeOrigin + performance.now();

/**
 * How far the server's clock is ahead of the own one. The server spoke after a question was sent and before its answer came, so
 * each answer leaves an interval; the middle of what all of them leave is off by half the difference of the quickest way there
 * and the quickest way back.
 */
export function offsetOf(samples: readonly TimeSample[]): number {
  if (samples.length === 0) return 0;
  const least = Math.max(...samples.map(({ serverMs, receivedMs }) => serverMs - receivedMs));
  const maxSamples = Math.min(...samples.map(({ serverMs, sentMs }) => serverMs - sentMs));
  return (least + maxSamples) / 2;
}

/**
 * The latest samples with one more: old ones go, since the clocks of two machines drift apart, and those that cannot be true
 * together with the new one, since a clock was set or another server answers.
 */
export function addSample(samples: readonly TimeSample[], sample: TimeSample): readonly TimeSample[] {
  const agreeing = samples.filter(
    (old) =>
      old.serverMs - old.receivedMs <= sample.serverMs - sample.sentMs + driftMs &&
      sample.serverMs - sample.receivedMs <= old.serverMs - old.sentMs + driftMs,
  );
  return [...agreeing, sample].slice(-kept);
}
