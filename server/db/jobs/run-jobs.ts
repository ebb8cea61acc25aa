import { EventEmitter } from 'node:events';
import { type JobHelpers, Logger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import type { JobName } from './add-job.ts';
import { freeDeadWorkers, type WorkerLocks } from './free-dead-workers.ts';

/** How many jobs a server does at once. */
const concurrency = 2;
/** How often jobs of a set time are looked for; others wake the servers. */
const pollInterval = 1000;
const retryMs = 5000;
const preset = {
  worker: {
    // At once, but as a batch: a job that is done by itself ends the process where the database is away just then.
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
    // Jobs hear at once that the server stops.
    gracefulShutdownAbortTimeout: 0,
  },
};

/** `stopping` is aborted once the server stops: work that takes long then fails, and is done by the next server. */
export type JobTasks = Record<JobName, (payload: unknown, stopping: AbortSignal) => Promise<void>>;

export interface JobRunner {
  /** Ends after the jobs that are under way. */
  close(): Promise<void>;
}

/** Does the jobs of this database, beside other servers, also those that a killed one has left. `pool` must not go through a pooler. */
export async function runJobs(pool: pg.Pool, tasks: JobTasks, log: Log): Promise<JobRunner> {
  let isOpen = true;
  let runner: Runner | undefined;
  let locks: WorkerLocks | undefined;
  let retry: NodeJS.Timeout | undefined;

  const begin = async () => {
    const opened = freeDeadWorkers(pool);
    locks = opened;
    let isShown = Promise.resolve();
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => {
      isShown = opened.hold(workerPool.id);
    });
    const taskList = afterwards(() => isShown, tasks);
    const options = { pgPool: pool, taskList, concurrency, pollInterval, noHandleSignals: true, parsedCronItems: [] };
    const begun = await run({ ...options, preset, events, logger: loggerOf(log) });
    runner = begun;
    const end = (error?: unknown) => {
      runner = undefined;
      if (isOpen) again(error);
    };
    begun.promise.then(() => end(), end);
  };
  /** The queue gives up where the database is away for long. */
  const again = (error?: unknown) => {
    log.warn({ err: error }, 'the job queue has stopped and is started again');
    void locks?.close();
    retry = setTimeout(() => begin().catch(again), retryMs).unref();
  };
  try {
    await begin();
  } catch (error) {
    await locks?.close();
    throw error;
  }
  return {
    async close() {
      isOpen = false;
      clearTimeout(retry);
      await runner?.stop();
      await locks?.close();
    },
  };
}

/** A job begins once other servers can see that its owner lives, or they would do it, too. */
const afterwards = (shown: () => Promise<void>, tasks: JobTasks) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { abortSignal }: JobHelpers) => shown().then(() => task(payload, abortSignal)),
    ]),
  );

/** A job that fails is tried again; what it does in between is of no interest. */
const loggerOf = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.warn({ reason: message.split('\n', 1)[0] }, 'a job has failed');
    else if (level === 'warning') log.warn(message);
  });
