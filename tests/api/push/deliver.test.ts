import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '#server/db/jobs/add-job.ts';
import { type JobTasks, runJobs } from '#server/db/jobs/run-jobs.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { deliver } from '#server/league/push/deliver.ts';
import { pushTasks } from '#server/league/push/push-tasks.ts';
import { createLog } from '#server/log.ts';
import { openPushTest, type PushTest } from './support/open-push-test.ts';

const log = createLog('silent');

let push: PushTest;
beforeAll(async () => {
  push = await openPushTest();
});
afterAll(() => push.close());

/** The tip-off of a game as the job of a batch of its followers has it. */
async function openBatch(followers: { name: string; choices?: { hideScores: boolean } }[]) {
  const game = await push.openGame();
  const followerIds: string[] = [];
  for (const follower of followers) followerIds.push(await push.follow(game, follower));
  const now = Date.now();
  const event = { kind: 'tip-off' as const, gameId: game.gameId, at: now };
  return { now, payload: { tenantId: game.ids.tenantId, event, followerIds, dueAt: now } };
}

/** A database in which the first game that is read cannot be. */
function failOnce(db: Queryable): Queryable {
  let isDown = true;
  return new Proxy(db, {
    get(target, key) {
      if (key !== 'select') return Reflect.get(target, key);
      return (fields: Parameters<Queryable['select']>[0] & object) => {
        if (!isDown || !('game' in fields)) return target.select(fields);
        isDown = false;
        throw new Error('The connection is lost.');
      };
    },
  });
}

test('a message that could not be written is sent by the next attempt, and the others are not held up', async () => {
  const { db } = push.database;
  const { payload, now } = await openBatch([
    { name: 'with-scores' },
    { name: 'without-scores', choices: { hideScores: true } },
  ]);
  const sent: string[] = [];
  const send = async (token: string) => {
    sent.push(token);
    return { kind: 'sent' as const };
  };
  const { signal } = new AbortController();
  await expect(deliver({ db: failOnce(db), send, log }, payload, now, signal)).rejects.toThrow(/^1 push messages/);
  expect(sent).toHaveLength(1);
  await deliver({ db, send, log }, payload, now, signal);
  expect(new Set(sent).size).toBe(2);
  expect(sent).toHaveLength(2);
});

test('a server that stops ends its batch after the messages that are under way, and the next one sends the rest', async () => {
  const { db, pool } = push.database;
  const { payload } = await openBatch(Array.from({ length: 120 }, (_, index) => ({ name: `stopped-${index}` })));
  const sent: string[] = [];
  const answers = Promise.withResolvers<void>();
  const firstLot = Promise.withResolvers<void>();
  const send = async (token: string) => {
    sent.push(token);
    if (sent.length === 50) firstLot.resolve();
    await answers.promise;
    return { kind: 'sent' as const };
  };
  const ofPush = pushTasks({ db, send, log });
  const tasks: JobTasks = {
    ...ofPush,
    // The push service is silent until the server stops.
    'push-batch': (payload, stopping) => {
      stopping.addEventListener('abort', () => answers.resolve());
      return ofPush['push-batch'](payload, stopping);
    },
    'account-mail': async () => undefined,
  };
  await addJob(db, 'push-batch', payload);
  const first = await runJobs(pool, tasks, log);
  await firstLot.promise;
  await first.close();
  expect(sent).toHaveLength(50);
  expect(await push.jobs()).toMatchObject([{ task: 'push-batch', attempts: 1 }]);

  const second = await runJobs(pool, tasks, log);
  await expect.poll(() => push.jobs()).toEqual([]);
  await second.close();
  expect(new Set(sent).size).toBe(120);
  expect(sent).toHaveLength(120);
});
