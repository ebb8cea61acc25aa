import { pruneAnnouncements } from '#server/changes/prune-announcements.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { upholdPolicies } from '#server/league/privacy/uphold.ts';
import type { Log } from '#server/log.ts';
import { type HourlyJob, runHourly } from './run-hourly.ts';

/** Starts what every server does each hour. */
export function startJobs({ db, pool }: Pick<DatabaseConnection, 'db' | 'pool'>, log: Log): HourlyJob[] {
  const privacy = async () => {
    const upheld = await upholdPolicies(db);
    if (upheld.people + upheld.applications > 0) log.info(upheld, 'privacy policies upheld');
  };
  const announcements = async () => void (await pruneAnnouncements(pool));
  return [
    runHourly(privacy, log, 'the privacy policies could not be upheld'),
    runHourly(announcements, log, 'old announcements could not be removed'),
  ];
}
