import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { LeagueError } from '#server/errors.ts';
import { errorText } from '#server/failure.ts';
import type { Log } from '#server/log.ts';
import { type CallPool, type CallPoolOptions, openCallPool } from './call-pool.ts';
import type { Queryable } from './tenant-scope.ts';

/** How long a read waits for the replica, how often it asks meanwhile, and how long a slow one is left alone. */
const usual = { waitMs: 100, askEveryMs: 10, restMs: 1000 };

/** Runs a read on a connection that has every change that this server has heard of. */
export type Read = <Result>(work: (db: Queryable) => Promise<Result>) => Promise<Result>;

export interface Replica {
  read: Read;
  /** What the replica must have replayed of the primary's log; null while that is not known. */
  require(lsn: string | null): void;
  close(): Promise<void>;
}

/** Opens the replica at an address; without one, reads go to the primary. */
export function openReplica(pool: pg.Pool, primary: Queryable, log: Log, options: CallPoolOptions): Replica {
  if (options.address) return createReplica(openCallPool(pool, log, options), primary, log);
  return { read: (work) => work(primary), require: () => undefined, close: async () => undefined };
}

/**
 * Reads from a replica as soon as it has replayed what is required, and from the primary where that takes too long, where the
 * replica fails, or where it is none.
 */
function createReplica({ pool, db, close }: CallPool, primary: Queryable, log: Log, times = usual): Replica {
  let required: string | null = null;
  let replayed: string | undefined;
  let asking: { lsn: string; answer: Promise<boolean> } | undefined;
  let restUntil = 0;

  const hasReplayed = async (lsn: string) => {
    const { rows } = await pool.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as has', [lsn]);
    return rows[0].has === true;
  };
  const ask = async (lsn: string) => {
    const until = performance.now() + times.waitMs;
    while (!(await hasReplayed(lsn))) {
      if (performance.now() >= until) return false;
      await wait(times.askEveryMs);
    }
    replayed = lsn;
    return true;
  };
  const rest = (reason: string) => {
    if (restUntil === 0) log.warn({ reason }, 'the replica cannot be read from; the primary is read meanwhile');
    restUntil = performance.now() + times.restMs;
  };
  const isFresh = async (): Promise<boolean> => {
    if (required === null || performance.now() < restUntil) return false;
    if (required === replayed) return true;
    if (asking?.lsn !== required) asking = { lsn: required, answer: ask(required) };
    try {
      if (await asking.answer) {
        if (restUntil > 0) log.info('the replica is read from again');
        restUntil = 0;
        return true;
      }
      rest('it is behind the primary');
    } catch (error) {
      rest(errorText(error));
    }
    asking = undefined;
    return false;
  };
  return {
    close,
    require(lsn) {
      required = lsn;
    },
    async read(work) {
      if (!(await isFresh())) return work(primary);
      try {
        return await work(db);
      } catch (error) {
        if (error instanceof LeagueError) throw error;
        replayed = undefined;
        asking = undefined;
        rest(errorText(error));
        return work(primary);
      }
    },
  };
}
