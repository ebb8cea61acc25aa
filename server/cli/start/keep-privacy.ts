import type { Queryable } from '#server/db/tenant-scope.ts';
import { errorText } from '#server/failure.ts';
import { upholdPolicies } from '#server/league/privacy/uphold.ts';
import type { Log } from '#server/log.ts';

const everyMs = 60 * 60_000;

/** Upholds the privacy policies of all tenants now and every hour, until it is closed. */
export function keepPrivacy({ db }: { db: Queryable }, log: Log): { close(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      const upheld = await upholdPolicies(db);
      if (upheld.people + upheld.applications > 0) log.info(upheld, 'privacy policies upheld');
    } catch (error) {
      log.warn({ error: errorText(error) }, 'the privacy policies could not be upheld; the next attempt is in an hour');
    }
  };
  running = run();
  const timer = setInterval(() => (running = running.then(run)), everyMs);
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
