import type pg from 'pg';

export interface WorkerLocks {
  close(): Promise<void>;
}

const intervalMs = 5000;

const key = (id: string) => `hashtextextended(${id}, 0)`;
const lock = `select pg_advisory_lock_shared(${key('id')}) from unnest($1::text[]) as id`;
/**
 * The locks of a process that was killed are gone with its connections; the queue itself would wait for four hours. A process that starts
 * may take a job a moment before it shows by its lock that it lives.
 */
const free = `
  select graphile_worker.force_unlock_workers(array_agg(worker)) from (
    select distinct locked_by as worker from graphile_worker.jobs
    where locked_at < now() - interval '3 seconds' and locked_by <> all($1)) as locked
  where pg_try_advisory_xact_lock(${key('worker')})`;

/** Shows by locks that the owners of jobs in this process live, and frees the jobs of owners that do not. */
export function freeDeadWorkers(pool: pg.Pool, owners: ReadonlySet<string>): WorkerLocks {
  let client: pg.PoolClient | undefined;
  let held = new Set<string>();
  const lose = () => {
    client?.release(true);
    client = undefined;
    held = new Set();
  };
  const look = async () => {
    if (!client) {
      client = await pool.connect();
      client.once('error', lose);
    }
    const fresh = [...owners].filter((id) => !held.has(id));
    await client.query(lock, [fresh]);
    for (const id of fresh) held.add(id);
    await client.query(free, [[...owners]]);
  };
  let looking = look().catch(lose);
  const timer = setInterval(() => {
    looking = looking.then(look).catch(lose);
  }, intervalMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
      lose();
    },
  };
}
