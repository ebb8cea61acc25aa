/** One question to the server, in milliseconds: when it was asked and answered by the own clock, and the server's time. */
export type TimeSample = { sentMs: number; receivedMs: number; serverMs: number };

const kept = 8;

/** A clock of the machine that nobody can set back while the page is open. */
export const steadyNow = () => performance.timeOrigin + performance.now();

/** How far the server's clock is ahead of the own one: by the quickest answer, as if the server had answered half-way. */
export function offsetOf(samples: readonly TimeSample[]): number {
  const best = samples.reduce<TimeSample | null>(
    (quickest, sample) => (quickest && roundTrip(quickest) <= roundTrip(sample) ? quickest : sample),
    null,
  );
  return best ? best.serverMs - (best.sentMs + best.receivedMs) / 2 : 0;
}

/** The latest samples with one more: old ones go, since the clocks of two machines drift apart. */
export function addSample(samples: readonly TimeSample[], sample: TimeSample): readonly TimeSample[] {
  return [...samples, sample].slice(-kept);
}

const roundTrip = ({ sentMs, receivedMs }: TimeSample) => receivedMs - sentMs;
