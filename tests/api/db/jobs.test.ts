import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { addJob } from '#server/db/jobs/add-job.ts';
import { type JobTasks, runJobs } from '#server/db/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { databaseUrl } from './support/database-url.ts';

const gate = 1;

let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
  // Whoever shows by a lock that it lives waits here for the gate.
  await database.pool.query(`
    create function public.pg_advisory_lock_shared(bigint) returns void language sql as
      'select pg_advisory_xact_lock(${gate}); select pg_catalog.pg_advisory_lock_shared($1)'`);
  await database.pool.query(
    `do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`,
  );
});
afterAll(() => database.close());

const idle = async () => undefined;

/** Does one kind of job; there are no others. */
const tasksOf = (work: () => Promise<void>): JobTasks => ({
  'push-event': work,
  'push-moves': idle,
  'push-records': idle,
  'push-batch': idle,
  'fantasy-reminder': idle,
  'account-mail': idle,
});

test('a job begins once a lock shows that its server lives', async () => {
  const { db, pool } = database;
  const steps: string[] = [];
  await addJob(db, 'push-event', {});
  const closed = await pool.connect();
  await closed.query(`select pg_advisory_lock(${gate})`);

  const work = async () => void steps.push('job');
  const runner = await runJobs(pool, tasksOf(work), createLog('silent'));
  const taken = async () => (await pool.query('select from graphile_worker.jobs where locked_by is not null')).rowCount;
  await expect.poll(taken).toBe(1);
  steps.push('gate');
  closed.release(true);
  await expect.poll(() => steps).toEqual(['gate', 'job']);
  await runner.close();
});

test('a database that is away while a job ends stops the jobs until it is back, and nothing else', async () => {
  const { db, pool } = database;
  const { database: name } = new pg.Client(databaseUrl(database));
  const other = new pg.Client(databaseUrl(database).replace(name ?? '', 'postgres'));
  await other.connect();
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  let done = 0;
  const work = async () => {
    done += 1;
    if (done > 1) return;
    await other.query(`alter database ${name} allow_connections false`);
    await other.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  };
  const runner = await runJobs(pool, tasksOf(work), log);
  await addJob(db, 'push-event', {});
  // An unhandled rejection would fail the run.
  const hasStopped = () =>
    warn.mock.calls.some((words) => words.some((word) => /queue has stopped/.test(String(word))));
  await expect.poll(hasStopped).toBe(true);
  await other.query(`alter database ${name} allow_connections true`);
  await other.end();
  // What could not be marked as done is done again.
  await expect.poll(() => done).toBe(2);
  await runner.close();
});
