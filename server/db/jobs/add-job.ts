import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** The kinds of work that is done after a commit; `server/open-senders.ts` gathers who does it. */
export type JobName = PushJobName | 'account-mail';
export type PushJobName = 'push-event' | 'push-moves' | 'push-records' | 'push-batch' | 'fantasy-reminder';

/**
 * With a `key` a later job takes the place of one that has not begun; where both payloads are arrays, it is added to it. Of the jobs of a
 * `queue` one is done at a time.
 */
export type JobOptions = { runAt?: Date; key?: string; queue?: string; maxAttempts?: number };

/** Tries end after about ten minutes: the waits between them grow by a factor of e. */
const usualAttempts = 7;

/** Adds a job in the transaction of `db`: it is done after the commit, by any server of this database, or never existed. */
export async function addJob(
  db: Queryable,
  name: JobName,
  payload: object,
  { runAt, key, queue, maxAttempts = usualAttempts }: JobOptions = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
      queue_name := ${queue ?? null}, run_at := ${runAt?.toISOString() ?? null}::timestamptz, max_attempts := ${maxAttempts}, job_key := ${key ?? null})`,
  );
}

/** Adds to the job of this name of the same transaction: what a transaction does is worked off at once. */
export async function addToJob(db: Queryable, name: JobName, payload: object): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`);
  await addJob(db, name, [payload], { key: `${name} ${rows[0]?.id}` });
}
