import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { domains } from '#server/db/schema/tenants.ts';
import { databaseUrl } from '#tests/api/db/support/database-url.ts';
import { receiverCertificate } from '#tests/fixtures/push/push-receiver.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { event } from '#tests/fixtures/table.ts';
import { type Engine, startEngine } from '#tests/setup/engine.ts';
import { openPushTest, type PushTest } from './support/open-push-test.ts';

let push: PushTest;
const engines: Engine[] = [];
beforeAll(async () => {
  push = await openPushTest();
});
afterEach(async () => {
  const running = engines.splice(0);
  for (const engine of running) engine.process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await push.stopWork();
});
afterAll(() => push.close());

const idle = () => expect.poll(async () => (await push.jobs()).length, { timeout: 100_000 }).toBe(0);

function start(): Engine {
  const engine = startEngine({
    DATABASE_URL: databaseUrl(push.database),
    PUSH_HOSTS: push.receiver.host,
    NODE_EXTRA_CA_CERTS: receiverCertificate,
  });
  engines.push(engine);
  return engine;
}

test('what a transaction that is undone would have told is never told', async () => {
  const game = await push.openGame();
  await push.follow(game, { name: 'undone', follows: [{ noun: 'game', id: game.gameId }] });
  const undo = new Error('undone');
  const play = push.database.db.transaction(async (db) => {
    const { addPushEvent } = await import('#server/league/push/add-push-event.ts');
    const scope = { db, tenantId: game.ids.tenantId };
    await addPushEvent(scope, { kind: 'tip-off', gameId: game.gameId, at: Date.now() });
    throw undo;
  });
  await expect(play).rejects.toBe(undo);
  expect(await push.jobs()).toEqual([]);
});

test('a game that ended while no server worked is told of once, by however many servers', async () => {
  const game = await push.openGame();
  const names = Array.from({ length: 30 }, (_, index) => `many-${index}`);
  for (const name of names) await push.follow(game, { name, follows: [{ noun: 'game', id: game.gameId }] });
  await game.play.start();
  await game.play.end();
  await game.play.finalise();
  await Promise.all([push.work(), push.work(), push.work()]);
  await idle();
  for (const name of names) {
    const shown = push.shown(name);
    expect(shown).toContain('Beta 2–0 Alfa | Final · First League');
    expect([name, new Set(shown).size]).toEqual([name, shown.length]);
  }
});

test('a server that is killed between the end of a game and the sending leaves one message for each', async () => {
  const game = await push.openGame();
  const { tenantId } = game.ids;
  const { pool, db } = push.database;
  await db.insert(domains).values({ host: 'localhost', tenantId });
  const scorer = await signInAs(game.scope, 'scorer');
  const names = Array.from({ length: 60 }, (_, index) => `ended-${index}`);
  for (const name of names) await push.follow(game, { name, follows: [{ noun: 'game', id: game.gameId }] });
  const told = (line: string) =>
    expect.poll(() => names.filter((name) => push.shown(name).includes(line)).length, { timeout: 100_000 });
  await game.play.start();
  const first = start();
  const address = await first.ready;
  await told('Beta – Alfa | Tip-off · First League').toBe(60);
  await idle();

  // Whoever looks for receivers waits.
  const lock = await pool.connect();
  await lock.query('begin; lock table follow in access exclusive mode');
  const before = push.receiver.received.length;
  const ended = await fetch(`${address}/api/v2/manage/games/${game.gameId}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${scorer}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      expectedSeq: game.play.seq(),
      device: 'tablet 1',
      events: [event({ type: 'period-end' }, { clockMs: 0 }), event({ type: 'game-end' }, { clockMs: 0 })],
    }),
  });
  expect(ended.status).toBe(200);
  first.process.kill('SIGKILL');
  await first.ended;
  expect((await push.jobs()).map(({ task }) => task)).toContain('push-event');
  await lock.query('rollback');
  lock.release();
  expect(push.receiver.received.length).toBe(before);

  await start().ready;
  await told('Beta 2–0 Alfa | Final · First League').toBe(60);
  await idle();
  for (const name of names)
    expect([name, push.shown(name)]).toEqual([
      name,
      ['Beta – Alfa | Tip-off · First League', 'Beta 2–0 Alfa | Final · First League'],
    ]);
}, 240_000);

test('a server that is killed while it sends leaves the rest to the next one, and nobody is told twice', async () => {
  const game = await push.openGame();
  const names = Array.from({ length: 120 }, (_, index) => `killed-${index}`);
  for (const name of names) await push.follow(game, { name, follows: [{ noun: 'game', id: game.gameId }] });
  const answers = Promise.withResolvers<void>();
  push.receiver.holdUntil(answers.promise);
  const first = start();
  await first.ready;
  const before = push.receiver.received.length;
  await game.play.start();
  // A first lot is on its way and not answered yet.
  await expect.poll(() => push.receiver.received.length - before, { timeout: 100_000 }).toBeGreaterThanOrEqual(50);
  first.process.kill('SIGKILL');
  await first.ended;
  answers.resolve();
  await start().ready;
  await expect.poll(() => names.filter((name) => push.shown(name).length === 1).length, { timeout: 100_000 }).toBe(120);
  await idle();
  for (const name of names) expect([name, push.shown(name)]).toEqual([name, ['Beta – Alfa | Tip-off · First League']]);
});
