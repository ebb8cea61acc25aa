import type { Channel } from 'pusher-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskChannel } from '#lib/api/contract/desk-channel.ts';
import type { DeskMessage } from '#lib/api/contract/live.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { limits } from '#server/realtime/broker/limits.ts';
import { sendNotices } from '#server/realtime/notices/send-notices.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { acquainted, type LiveServer, next, startLiveServer, subscribed } from './support/live-server.ts';

let database: DatabaseConnection;
let one: LiveServer;
let two: LiveServer;
beforeAll(async () => {
  database = await createTestDatabase();
  one = await startLiveServer(database);
  two = await startLiveServer(database);
  await acquainted(one, two);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
});

/** The next time the desk is said to be away. */
const nextAway = (channel: Channel) =>
  new Promise<DeskMessage>((resolve) => {
    channel.bind('desk', (message: DeskMessage) => message.awaySince !== null && resolve(message));
  });

test('followers on every server hear that the desk is away, who comes later too, and that it is back', async () => {
  const desk = one.connect();
  const cameAt = Date.now();
  await subscribed(desk, deskChannel('g1'));
  const [here, there] = [await subscribed(one.connect(), 'game.g1'), await subscribed(two.connect(), 'game.g1')];
  const away = Promise.all([nextAway(here), nextAway(there)]);
  desk.disconnect();
  const told = await away;
  const toldAt = Date.now();
  const late = two.connect().subscribe('game.g1');
  for (const { gameId, awaySince } of [...told, await nextAway(late)]) {
    expect(gameId).toBe('g1');
    expect(Date.parse(awaySince ?? '')).toBeGreaterThanOrEqual(cameAt);
    expect(Date.parse(awaySince ?? '')).toBeLessThanOrEqual(toldAt - limits.deskGraceMs);
  }

  const back = Promise.all([next(here, 'desk'), next(there, 'desk'), next(late, 'desk')]);
  await subscribed(two.connect(), deskChannel('g1'));
  const isBack = { gameId: 'g1', awaySince: null };
  expect(await back).toEqual([isBack, isBack, isBack]);
}, 30_000);

test('a desk that moves to another server is not away', async () => {
  const follower = await subscribed(one.connect(), 'game.g2');
  const heard: (string | null)[] = [];
  follower.bind('desk', ({ awaySince }: DeskMessage) => heard.push(awaySince));
  const desk = one.connect({ user: 'before' });
  const moved = next(await subscribed(desk, deskChannel('g2')), 'pusher:member_added');
  await subscribed(two.connect({ user: 'after' }), deskChannel('g2'));
  await moved;
  // One that does go away is told of after the other would have been.
  const other = await subscribed(one.connect(), 'game.g3');
  const gone = one.connect();
  await subscribed(gone, deskChannel('g3'));
  desk.disconnect();
  gone.disconnect();
  await nextAway(other);
  expect(heard).toEqual([null]);
}, 30_000);

test('a desk that only the census of another server names is missed, however soon it leaves', async () => {
  const follower = await subscribed(one.connect(), 'game.g4');
  const channel = deskChannel('g4');
  await sendNotices(database.db, [
    { kind: 'census', node: 'third', counts: {}, members: { [channel]: { vera: { duty: 'all' } } } },
    { kind: 'left', node: 'third', channel, user: 'vera' },
  ]);
  expect(await nextAway(follower)).toMatchObject({ gameId: 'g4' });
}, 30_000);
