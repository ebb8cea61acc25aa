import { pruneAnnouncements } from '#server/changes/prune-announcements.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { errorText } from '#server/failure.ts';
import { upholdPolicies } from '#server/league/privacy/uphold.ts';
import { pruneDeliveries } from '#server/league/push/deliveries.ts';
import type { Log } from '#server/log.ts';
import { type RepeatedWork, repeatEvery } from '#server/repeat.ts';

const hourMs = 60 * 60_000;

/** Starts what every server does each hour. */
export function startJobs({ db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>, log: Log): RepeatedWork[] {
  const privacy = async () => {
    const upheld = await upholdPolicies(db);
    if (upheld.people + upheld.applications > 0) log.info(upheld, 'privacy policies upheld');
  };
  const announcements = async () => void (await pruneAnnouncements(pool));
  const deliveries = () => pruneDeliveries(db);
  const hourly = (work: () => Promise<void>, failure: string) =>
    repeatEvery(hourMs, () =>
      work().catch((error: unknown) =>
        log.warn({ error: errorText(error) }, `${failure}; the next attempt is in an hour`),
      ),
    );
  return [
    hourly(privacy, 'the privacy policies could not be upheld'),
    hourly(announcements, 'old announcements could not be removed'),
    hourly(deliveries, 'notes of sent push messages could not be removed'),
  ];
}
