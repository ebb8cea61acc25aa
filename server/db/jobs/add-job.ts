import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** The kinds of work that is done after a commit; `server/league/push/push-tasks.ts` lists who does it. */
export type JobName = 'push-event' | 'push-records' | 'push-batch' | 'fantasy-reminder';

/** With a `key` a later job takes the place of one that has not begun. */
export type JobOptions = { runAt?: Date; key?: string };

/** Tries end after about ten minutes: the waits between them grow by a factor of e. */
const maxAttempts = 7;

/** Adds a job in the transaction of `db`: it is done after the commit, by any server of this database, or never existed. */
export async function addJob(
  db: Queryable,
  name: JobName,
  payload: object,
  { runAt, key }: JobOptions = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, max_attempts := ${maxAttempts}, job_key := ${key ?? null})`,
  );
}
