const perMinute = 120;
const minuteMs = 60_000;

/**
 * Equal errors of different requests are reported each, so that every request id is found, but a server on which everything fails sends
 * no more than 120 a minute. Returns how many were left out since the last report, or null for one that is to be left out.
 */
export function limitReports(now: () => number = Date.now): () => number | null {
  let since = now();
  let sent = 0;
  let leftOut = 0;
  return () => {
    if (now() - since >= minuteMs) {
      since = now();
      sent = 0;
    }
    if (sent >= perMinute) {
      leftOut += 1;
      return null;
    }
    sent += 1;
    const missed = leftOut;
    leftOut = 0;
    return missed;
  };
}
