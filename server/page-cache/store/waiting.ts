/** What the system has in its memory is read in microseconds; what a read takes beyond this, the process waits for the disk. */
const quickMs = 0.2;
/** How much of its time the process may wait for the disk, and how long at most in one go. */
const share = 1 / 20;
const mostMs = 10;

/** Limits how long reads hold up everything else that the process does: once a slow disk has used that up, reads go to the background. */
export function createWaiting(now: () => number = () => performance.now()) {
  let [allowedMs, at] = [mostMs, now()];
  return {
    /** Reads at once if that may be waited for; null otherwise, without reading. */
    attempt<Result>(read: () => Result): Result | null {
      const start = now();
      allowedMs = Math.min(mostMs, allowedMs + (start - at) * share);
      at = start;
      if (allowedMs <= 0) return null;
      const result = read();
      allowedMs -= Math.max(0, now() - start - quickMs);
      return result;
    },
  };
}
