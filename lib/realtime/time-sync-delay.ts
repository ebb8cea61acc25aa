/** When the server is asked for its time: quickly at first, then now and then, since machines drift apart. */
const pausesMs = [100, 150, 200, 300, 400, 500, 700, 1_000, 1_500];
const everyMs = 10_000;

/** How long to wait after so many questions. */
export const timeSyncDelay = (asked: number): number => pausesMs[asked - 1] ?? everyMs;
