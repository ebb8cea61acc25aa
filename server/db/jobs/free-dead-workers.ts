import type pg from 'pg';

export interface WorkerLocks {
  /** Shows by a lock that an owner of jobs lives. Resolves once it is held. */
  hold(owner: string): Promise<void>;
  close(): Promise<void>;
}

const intervalMs = 5000;

const key = (id: string) => `hashtextextended(${id}, 0)`;
const lock = `select pg_advisory_lock_shared(${key('id')}) from unnest($1::text[]) as id`;
/** The locks of a process that was killed are gone with its connections; the queue itself would wait for four hours. A lock that was lost is soon held again. */
const free = `
  select graphile_worker.force_unlock_workers(array_agg(worker)) from (
    select distinct locked_by as worker from graphile_worker.jobs
    where locked_at < now() - interval '3 seconds' and locked_by <> all($1)) as locked
  where pg_try_advisory_xact_lock(${key('worker')})`;

/** Holds a lock for each owner of jobs in this process, and frees the jobs of owners elsewhere that hold none. */
export function freeDeadWorkers(pool: pg.Pool): WorkerLocks {
  const owners = new Map<string, PromiseWithResolvers<void>>();
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
    const fresh = [...owners.keys()].filter((id) => !held.has(id));
    await client.query(lock, [fresh]);
    for (const id of fresh) {
      held.add(id);
      owners.get(id)?.resolve();
    }
    await client.query(free, [[...owners.keys()]]);
  };
  let looking = Promise.resolve();
  const lookNext = () => {
    looking = looking.then(look).catch(lose);
  };
  const timer = setInterval(lookNext, intervalMs);
  timer.unref();
  return {
    hold(owner) {
      const holding = Promise.withResolvers<void>();
      owners.set(owner, holding);
      lookNext();
      return holding.promise;
    },
    async close() {
      clearInterval(timer);
      await looking;
      lose();
    },
  };
}
