import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { addJob } from '#server/db/jobs/add-job.ts';
import { type JobTasks, runJobs } from '#server/db/jobs/run-jobs.ts';
import { createLog } from '#server/log.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

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

test('a job begins once a lock shows that its server lives', async () => {
  const { db, pool } = database;
  const steps: string[] = [];
  const idle = async () => undefined;
  const tasks: JobTasks = {
    'push-event': async () => {
      steps.push('job');
    },
    'push-moves': idle,
    'push-records': idle,
    'push-batch': idle,
    'fantasy-reminder': idle,
    'account-mail': idle,
  };
  await addJob(db, 'push-event', {});
  const closed = await pool.connect();
  await closed.query(`select pg_advisory_lock(${gate})`);

  const runner = await runJobs(pool, tasks, createLog('silent'));
  const taken = async () => (await pool.query('select from graphile_worker.jobs where locked_by is not null')).rowCount;
  await expect.poll(taken).toBe(1);
  steps.push('gate');
  closed.release(true);
  await expect.poll(() => steps).toEqual(['gate', 'job']);
  await runner.close();
});
