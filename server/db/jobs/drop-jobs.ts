import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** Removes the jobs that wait and whose key begins so. */
export async function dropJobs(db: Queryable, keyPrefix: string): Promise<void> {
  await db.execute(
    sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where starts_with(key, ${keyPrefix})`,
  );
}
