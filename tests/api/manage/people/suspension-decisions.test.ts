import { and, desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#server/db/schema/audit.ts';
import { openSuspensionSite } from './support/suspension-site.ts';

let site: Awaited<ReturnType<typeof openSuspensionSite>>;
beforeEach(async () => {
  site = await openSuspensionSite();
});
afterEach(() => site.database.close());

test('a decision takes the place of what a disqualifying foul brings until then, and none of its games lift it', async () => {
  const { table, call, listed, foul, play, insertGame } = site;
  const person = table.person('home', 0);
  await play(foul(person, 'disqualifying'));
  const source = { gameId: table.gameId, cause: 'disqualifying' };
  const decision = { personId: person, from: '2025-11-01', reason: 'Insulted a referee', source };
  const decided = await call('POST', 'manage/suspensions', { ...decision, games: 3 });
  expect(decided.status, JSON.stringify(decided.answer)).toBe(200);
  await insertGame('b', 'c', '2025-11-08');
  expect(await listed()).toMatchObject([{ isDecision: true, games: 3, served: 1, reason: 'Insulted a referee' }]);
  const second = await call('POST', 'manage/suspensions', { ...decision, games: 1 });
  expect(second.status).toBe(409);
  const path = `manage/suspensions/${decided.answer.id}`;
  expect((await call('PUT', path, { games: 0, revision: decided.answer.revision })).status).toBe(200);
  const stale = await call('PUT', path, { games: 2, revision: decided.answer.revision });
  expect(stale).toMatchObject({ status: 409, answer: { current: { games: 0 } } });
  expect(await listed()).toEqual([]);
});

test('a lifted decision stands again when the entry of the trail is taken back', async () => {
  const { database, table, call, listed, restricted } = site;
  const person = table.person('home', 0);
  const { answer } = await call('POST', 'manage/suspensions', {
    personId: person,
    from: '2025-11-01',
    until: '2099-01-31',
    reason: 'Doping',
  });
  const lifted = await call('PUT', `manage/suspensions/${answer.id}`, {
    liftedOn: '2025-11-20',
    liftedReason: 'Appeal upheld',
    revision: 0,
  });
  expect(lifted.answer).toMatchObject({ state: 'lifted', liftedReason: 'Appeal upheld' });
  expect(await restricted(table.gameId)).toMatchObject([{ personId: person, until: '2099-01-31' }]);
  const [entry] = await database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, table.ids.tenantId), eq(auditEntries.tableName, 'suspension')))
    .orderBy(desc(auditEntries.id));
  const undone = await call('POST', `manage/audit/${entry?.id}/undo`, {}, 'admin');
  expect(undone.status, JSON.stringify(undone.answer)).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'open', liftedOn: null }]);
});

test('a decision that names no length, or what there is not, is refused with the place', async () => {
  const { table, call, listed } = site;
  const person = table.person('home', 0);
  const decide = (body: object) =>
    call('POST', 'manage/suspensions', { personId: person, from: '2025-11-01', reason: 'A fight', ...body });
  for (const [body, path] of [
    [{}, 'games'],
    [{ games: 2, until: '2025-12-01' }, 'until'],
    [{ until: '2025-10-01' }, 'until'],
    [{ games: 0 }, 'games'],
    [{ games: 1, leagueId: table.gameId }, 'leagueId'],
    [{ games: 1, documentId: table.gameId }, 'documentId'],
  ] as const) {
    const { status, answer } = await decide(body);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toContain(`"${path}"`);
  }
  expect(
    (
      await call('POST', 'manage/suspensions', {
        personId: table.gameId,
        from: '2025-11-01',
        reason: 'A fight',
        games: 1,
      })
    ).status,
  ).toBe(400);
  expect(await listed()).toEqual([]);
});
