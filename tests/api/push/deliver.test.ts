import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { deliver } from '#server/league/push/deliver.ts';
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
  await expect(deliver({ db: failOnce(db), send, log }, payload, now)).rejects.toThrow(/^1 push messages/);
  expect(sent).toHaveLength(1);
  await deliver({ db, send, log }, payload, now);
  expect(new Set(sent).size).toBe(2);
  expect(sent).toHaveLength(2);
});
