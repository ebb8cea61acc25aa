/** The delays between time requests: short at first, then regular, since clocks drift. */
const pausesMs = [100, 150, 200, 300, 400, 500, 700, 1_000, 1_500];
const everyMs = 10_000;

/** Returns the delay in milliseconds after a number of requests. */
export const timeSyncDelay = (requestCount: number): number => pausesMs[requestCount - 1] ?? everyMs;
