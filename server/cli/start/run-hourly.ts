import { errorText } from '#server/failure.ts';
import type { Log } from '#server/log.ts';

const everyMs = 60 * 60_000;

export interface HourlyJob {
  close(): Promise<void>;
}

/** Does the work now and every hour, until it is closed. `failure` says in the log what could not be done. */
export function runHourly(work: () => Promise<void>, log: Log, failure: string): HourlyJob {
  let running: Promise<void> = Promise.resolve();
  const run = () =>
    work().catch((error: unknown) =>
      log.warn({ error: errorText(error) }, `${failure}; the next attempt is in an hour`),
    );
  running = run();
  const timer = setInterval(() => (running = running.then(run)), everyMs);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
