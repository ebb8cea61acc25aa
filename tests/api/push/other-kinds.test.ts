import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { games } from '#server/db/schema/games.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { saveArticle } from '#server/league/news/save.ts';
import { addMove } from '#server/league/push/add-game-events.ts';
import { addPushEvent } from '#server/league/push/add-push-event.ts';
import { createLog } from '#server/log.ts';
import { openPushTest, type PushTest } from './support/open-push-test.ts';

let push: PushTest;
beforeAll(async () => {
  push = await openPushTest();
  await push.work();
});
afterAll(() => push.close());

const dueJobs = async () => (await push.jobs()).filter(({ runAt }) => runAt.getTime() <= Date.now());
const idle = () => expect.poll(async () => (await dueJobs()).length, { timeout: 100_000 }).toBe(0);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

test('an article is told of when it appears, once, to who follows its subject or a team of its game', async () => {
  const { ids, gameId, scope, ...game } = await push.openGame();
  const table = { ids, gameId, scope, ...game };
  await push.follow(table, { name: 'of-team', follows: [{ noun: 'team', id: ids.teams.a }] });
  await push.follow(table, { name: 'of-other', follows: [{ noun: 'team', id: ids.teams.c }] });
  const article = {
    slug: 'derby',
    title: { en: 'Derby day' },
    lead: { en: 'x'.repeat(300) },
    body: { en: '<p>Text</p>' },
    author: null,
    cover: null,
    coverCredit: null,
    publishedAt: new Date(),
    subjects: [{ noun: 'game' as const, id: gameId }],
    galleryId: null,
  };
  await saveArticle(scope, article);
  await saveArticle(scope, { ...article, title: { en: 'Derby day, corrected' } });
  await saveArticle(scope, { ...article, slug: 'draft', publishedAt: null });
  await saveArticle(scope, { ...article, slug: 'of-old', publishedAt: hours(-30) });
  await idle();
  expect(push.shown('of-team')).toEqual([expect.stringMatching(/^Derby day(, corrected)? \| x{199}…$/)]);
  expect(push.shown('of-other')).toEqual([]);
  await saveArticle(scope, { ...article, slug: 'later', publishedAt: hours(5) });
  expect(await push.jobs()).toMatchObject([{ task: 'push-event' }]);
});

test('a game that moves is told of at each move, unless it is far away', async () => {
  const { ids, gameId, scope, ...game } = await push.openGame();
  await push.follow({ ids, gameId, scope, ...game }, { name: 'mover', follows: [{ noun: 'game', id: gameId }] });
  const [row] = await push.database.db.select().from(games).where(eq(games.id, gameId));
  if (!row) throw new Error('The game is gone.');
  const before = { ...row, state: 'scheduled' as const, tipOffAt: hours(30) };
  const moveTo = async (changes: Partial<typeof row>, from = before) => {
    const moved = { ...from, ...changes };
    await push.database.db.update(games).set(changes).where(eq(games.id, gameId));
    await addMove(scope, moved, from);
    await idle();
  };
  await moveTo({ tipOffAt: hours(50) });
  await moveTo({ tipOffAt: hours(52) });
  await moveTo({ state: 'postponed' });
  await moveTo({ state: 'cancelled' });
  await moveTo({ tipOffAt: hours(90) }, { ...before, tipOffAt: hours(24 * 30) });
  await moveTo({ attendance: 5 });
  const told = push.shown('mover').map((text) => text.replace(/: .*/, ''));
  expect(told).toEqual([
    'Beta – Alfa | New time',
    'Beta – Alfa | New time',
    'Beta – Alfa | The game is postponed',
    'Beta – Alfa | The game is cancelled',
  ]);
});

test('games that are moved at once are told of in one message to each follower, by what they follow of them', async () => {
  const { ids, gameId, scope, ...game } = await push.openGame();
  const table = { ids, gameId, scope, ...game };
  await push.follow(table, {
    name: 'of-both',
    follows: [
      { noun: 'team', id: ids.teams.a },
      { noun: 'team', id: ids.teams.c },
    ],
  });
  await push.follow(table, { name: 'of-one', follows: [{ noun: 'team', id: ids.teams.c }] });
  await push.follow(table, { name: 'of-none', follows: [{ noun: 'league', id: ids.league }] });
  const all = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, inArray(games.slug, ['b-a', 'd-c'])));
  const move = async (scope: TenantScope, row: (typeof all)[number], from: Date, to: Date) => {
    const moved = { ...row, state: 'scheduled' as const, tipOffAt: to };
    await scope.db
      .update(games)
      .set({ state: 'scheduled', tipOffAt: to })
      .where(ofTenant(scope, games, eq(games.id, row.id)));
    await addMove(scope, moved, { ...moved, tipOffAt: from });
  };
  await inTransaction(scope, async (scope) => {
    for (const row of all) await move(scope, row, hours(20), hours(40));
    for (const row of all) await inTransaction(scope, (scope) => move(scope, row, hours(40), hours(60)));
  });
  await idle();
  expect(push.shown('of-both')).toHaveLength(1);
  expect(push.shown('of-both')[0]).toMatch(
    /^2 games that you follow have changed \| (Beta – Alfa|Đerdap – Čelik): New time: .+\n(Beta – Alfa|Đerdap – Čelik): New time: /,
  );
  expect(push.shown('of-one')).toEqual([expect.stringMatching(/^Đerdap – Čelik \| New time: /)]);
  expect(push.shown('of-none')).toEqual([]);
});

test('a milestone goes to who follows the player, a deadline to the followers it names', async () => {
  const { ids, gameId, scope, ...game } = await push.openGame();
  const table = { ids, gameId, scope, ...game };
  const personId = ids.players.a[0] ?? '';
  await push.follow(table, { name: 'fan', follows: [{ noun: 'player', id: personId }] });
  const manager = await push.follow(table, { name: 'manager' });
  const at = Date.now();
  await addPushEvent(scope, { kind: 'record', gameId, at, personId, milestone: 'best', stat: 'points', value: 41 });
  const deadline = '2026-12-01T18:00:00Z';
  await addPushEvent(scope, { kind: 'fantasy', at, roundId: randomUUID(), deadline, followerIds: [manager] });
  await idle();
  expect(push.shown('fan')).toEqual([expect.stringMatching(/^.+ \| Points: 41, a career best$/)]);
  expect(push.shown('manager')).toEqual([expect.stringMatching(/^Fantasy \| You can change your team until .*1 Dec/)]);
});

test('a browser learns the key of the installation', async () => {
  await push.openGame();
  const { db } = push.database;
  const api = createApi({ db, log: createLog('silent'), checkAnswers: true, push: push.push });
  const answer = await api.request('http://league-4.test/api/v2/website/push', { headers: { host: 'league-4.test' } });
  expect(await answer.json()).toEqual({ setup: push.push.setup });
  expect(push.push.setup).toMatchObject({ kind: 'web-push', publicKey: expect.stringMatching(/^B[\w-]{86}$/) });
});
