import { runJobs } from './db/jobs/run-jobs.ts';
import type { Queryable } from './db/tenant-scope.ts';
import { pushTasks } from './league/push/push-tasks.ts';
import type { Log } from './log.ts';
import { openPush, type Push, type PushSettings } from './push/open-push.ts';

type Database = { db: Queryable; pool: Parameters<typeof runJobs>[0] };

/** Opens the carriers of push messages and does the jobs that send them. */
export async function openPushService({ db, pool }: Database, settings: PushSettings, log: Log): Promise<Push> {
  const push = await openPush(db, settings);
  const jobs = await runJobs(pool, pushTasks({ db, send: push.send, log }), log);
  return {
    ...push,
    async close() {
      await jobs.close();
      await push.close();
    },
  };
}
