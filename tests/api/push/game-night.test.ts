import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pushTokens } from '#server/db/schema/followers.ts';
import { openPushTest, type PushTest } from './support/open-push-test.ts';

let push: PushTest;
beforeAll(async () => {
  push = await openPushTest();
});
afterEach(async () => {
  await push.stopWork();
  await push.dropJobs();
});
afterAll(() => push.close());

/** The time of day in UTC, an hour from now or ago. */
const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);

const idle = () => expect.poll(async () => (await push.jobs()).length, { timeout: 100_000 }).toBe(0);

test('who follows a team is told of the start, of a quarter and of the end, in their language', async () => {
  const { ids, gameId, play, ...table } = await push.openGame();
  const follows = [{ noun: 'team' as const, id: ids.teams.b }];
  await push.follow({ ids, gameId, ...table }, { name: 'ana', follows, language: 'ru' });
  await push.work();
  await play.start();
  await idle();
  await play.endPeriod();
  await idle();
  await play.end();
  await play.finalise();
  await idle();
  expect(push.shown('ana')).toEqual([
    'Бета – Алфа | Матч начался · Первая лига',
    'Бета 2–0 Алфа | Конец 1-й четверти',
    'Бета 2–0 Алфа | Матч завершён · Первая лига',
  ]);
  const [first, , last] = push.receiver.received;
  expect(first?.claims).toEqual({
    sub: 'mailto:push@league.test',
    key: push.push.setup.kind === 'web-push' && push.push.setup.publicKey,
  });
  expect(last?.headers).toMatchObject({
    topic: gameId.replaceAll('-', ''),
    urgency: 'high',
    'content-encoding': 'aes128gcm',
  });
  expect(Number(last?.headers.ttl)).toBeGreaterThan(580);
  expect(Number(last?.headers.ttl)).toBeLessThanOrEqual(600);
  expect(last?.message).toMatchObject({
    tag: first?.message.tag,
    lang: 'ru',
    url: expect.stringMatching(/^\/ru\/seasons\//),
  });
});

test('nobody is told who follows something else, has muted the kind, wants quiet, or is of another tenant', async () => {
  const game = await push.openGame();
  const other = await push.openGame();
  const follows = [{ noun: 'team' as const, id: game.ids.teams.b }];
  const quietHours = { from: timeIn(-1), until: timeIn(1) };
  await push.follow(game, { name: 'stranger', follows: [{ noun: 'team', id: game.ids.teams.c }] });
  await push.follow(game, { name: 'muted', follows, choices: { muted: ['tip-off', 'final'] } });
  await push.follow(game, { name: 'quiet', follows, choices: { quietHours, timeZone: 'UTC' } });
  await push.follow(other, { name: 'elsewhere', follows: [{ noun: 'team', id: other.ids.teams.b }] });
  await push.follow(game, { name: 'told', follows });
  await push.follow(game, { name: 'league', follows: [{ noun: 'league', id: game.ids.league }] });
  await push.work();
  await game.play.start();
  await idle();
  await game.play.end();
  await idle();
  for (const name of ['stranger', 'muted', 'quiet', 'elsewhere']) expect([name, push.shown(name)]).toEqual([name, []]);
  expect(push.shown('told')).toHaveLength(2);
  expect(push.shown('league')).toEqual(['Beta 2–0 Alfa | Final · First League']);
});

test('who wants no scores learns only that the game is over, and who watches later is told later', async () => {
  const game = await push.openGame();
  const follows = [{ noun: 'game' as const, id: game.gameId }];
  await push.follow(game, { name: 'unspoilt', follows, choices: { hideScores: true } });
  await push.follow(game, { name: 'late', follows, choices: { scoreDelayMinutes: 30 } });
  await push.work();
  await game.play.start();
  await idle();
  await game.play.endPeriod();
  await game.play.end();
  await expect.poll(async () => (await push.jobs()).map(({ task }) => task)).toEqual(['push-batch', 'push-batch']);
  expect(push.shown('unspoilt')).toEqual([
    'Beta – Alfa | Tip-off · First League',
    'Beta – Alfa | The game is over. Open it to see the result.',
  ]);
  expect(push.shown('late')).toEqual(['Beta – Alfa | Tip-off · First League']);
  for (const { runAt } of await push.jobs()) {
    expect(runAt.getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(runAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  }
});

test('a device that is gone is forgotten, and one that a push service could not take is tried again', async () => {
  const game = await push.openGame();
  const follows = [{ noun: 'game' as const, id: game.gameId }];
  const gone = await push.follow(game, { name: 'gone', follows });
  await push.work();
  push.receiver.answerWith([410]);
  await game.play.start();
  await idle();
  expect(await push.database.db.select().from(pushTokens).where(eq(pushTokens.followerId, gone))).toEqual([]);
  await push.follow(game, { name: 'busy', follows });
  push.receiver.answerWith([503, 429]);
  await game.play.end();
  await idle();
  expect(push.shown('busy')).toEqual(['Beta 2–0 Alfa | Final · First League']);
});

test('a token that leads elsewhere is refused, and one that was stored before opens no connection', async () => {
  const game = await push.openGame();
  const follows = [{ noun: 'game' as const, id: game.gameId }];
  const { keys } = JSON.parse(push.receiver.subscribe('spy'));
  const port = push.receiver.host.split(':')[1];
  const endpoints = [
    `https://127.0.0.1:${port}/spy`,
    `https://[::1]:${port}/spy`,
    `https://localhost.:${port}/spy`,
    `http://${push.receiver.host}/spy`,
    `https://user@${push.receiver.host}/spy`,
    `https://fcm.googleapis.com:${port}/spy`,
    'https://10.0.0.1/spy',
    'https://169.254.169.254/latest',
  ];
  const tokens = endpoints.map((endpoint) => JSON.stringify({ endpoint, keys }));
  for (const token of tokens)
    expect([token, push.push.faultOf(token)]).toEqual([token, expect.stringContaining('endpoint')]);
  for (const token of ['device', '{}', 'null']) expect(push.push.faultOf(token)).toBe('is no Web Push subscription');
  await push.follow(game, { name: 'spy', follows, tokens });
  const before = push.receiver.connections();
  await push.work();
  await game.play.start();
  await idle();
  expect(push.receiver.connections()).toBe(before);
});
