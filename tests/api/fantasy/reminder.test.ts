import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { remind } from '#server/league/fantasy/round/remind.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

type Job = { runAt: Date; payload: { roundId: string; deadline: string; event: unknown } };

const hour = 3_600_000;
let database: DatabaseConnection;
let fantasy: Fantasy;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `reminder-${opened}`);
});

async function jobsOf(task: string): Promise<Job[]> {
  const { rows } = await database.pool.query(
    `select job.run_at as "runAt", job.payload from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = $1 and job.payload->>'tenantId' = $2 order by job.run_at`,
    [task, fantasy.ids.tenantId],
  );
  return rows;
}

test('each round has one reminder, three hours before its deadline, which goes along with it', async () => {
  const rounds = await Promise.all([1, 2, 3].map((round) => fantasy.roundOf(round)));
  const expected = rounds.map(({ id, locksAt }) => [id, (locksAt?.getTime() ?? 0) - 3 * hour]);
  const told = async () =>
    (await jobsOf('fantasy-reminder')).map(({ runAt, payload }) => [payload.roundId, runAt.getTime()]);
  expect(await told()).toEqual(expected);
  const later = new Date((rounds[1]?.locksAt?.getTime() ?? 0) + hour);
  await fantasy.moveGame(fantasy.gameOf(2, 0), later);
  expect(await told()).toEqual(expected.map(([id, at], index) => [id, index === 1 ? later.getTime() - 3 * hour : at]));
});

test('managers are reminded of the deadline that stands, and of no other', async () => {
  const follower = await fantasy.follower();
  await fantasy.follower('without a squad');
  await fantasy.save(follower, 1, fantasy.input());
  const [first] = await jobsOf('fantasy-reminder');
  const now = Date.now();
  await remind(database.db, first?.payload, fantasy.deadline.getTime());
  await fantasy.moveGame(fantasy.gameOf(1, 0), new Date(fantasy.deadline.getTime() + hour));
  await remind(database.db, first?.payload, now);
  expect(await jobsOf('push-event')).toEqual([]);
  const [moved] = await jobsOf('fantasy-reminder');
  await remind(database.db, moved?.payload, now);
  const events = (await jobsOf('push-event')).map(({ payload }) => payload.event);
  const { roundId, deadline } = moved?.payload ?? {};
  expect(events).toEqual([{ kind: 'fantasy', at: now, roundId, deadline, followerIds: [follower] }]);
});
