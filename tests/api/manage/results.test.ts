import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let host: string;
let number = 0;
const tokens = {} as Record<StaffRole, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
});
afterAll(() => database.close());

beforeEach(async () => {
  number += 1;
  host = `league-${number}.test`;
  table = await openTable(database.db, `league-${number}`, host);
  for (const role of ['admin', 'editor', 'scorer'] as const) tokens[role] = await signInAs(table.scope, role);
});

async function call(role: StaffRole | null, method: string, path = 'result', body: object = {}) {
  const headers = { 'content-type': 'application/json', ...(role && { authorization: `Bearer ${tokens[role]}` }) };
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  const response = await api.request(`http://${host}/api/v2/manage/games/${table.gameId}/${path}`, {
    method,
    headers,
    ...sent,
  });
  return { status: response.status, answer: await response.json() };
}
const result = { kind: 'result', home: 81, away: 77 };
const reason = 'the sheet says otherwise';

test('a scorer enters a final score, corrects it with a reason, and reads the history', async () => {
  expect(await call('scorer', 'PUT', 'result', result)).toMatchObject({ status: 200, answer: { state: 'final' } });
  const silent = await call('scorer', 'PUT', 'result', { ...result, home: 80 });
  expect(silent).toMatchObject({ status: 400, answer: { issues: [{ path: 'reason' }] } });
  await call('scorer', 'PUT', 'result', { ...result, home: 80, reason });
  const { answer } = await call('scorer', 'GET', 'history');
  expect(answer).toMatchObject({ score: { home: 80, away: 77 }, history: [{ reason, standing: 'result' }, {}] });
  expect(answer.history[1].withdrawn).not.toBeNull();
});

test('an admin annuls a game, and what is lifted stands again', async () => {
  await call('scorer', 'PUT', 'result', result);
  expect(await call('scorer', 'PUT', 'result', { kind: 'annulment', reason })).toMatchObject({ status: 403 });
  expect(await call('admin', 'PUT', 'result', { kind: 'annulment', reason })).toMatchObject({
    answer: { state: 'annulled' },
  });
  expect(await call('admin', 'DELETE', 'result', { reason })).toMatchObject({ answer: { state: 'final' } });
});

test('of fifty saves of one result at once one wins, and the others get what it made', async () => {
  const { answer: read } = await call('admin', 'GET', 'history');
  const saves = Array.from({ length: 50 }, (_, points) =>
    call('admin', 'PUT', 'result', { ...result, away: points, revision: read.revision }),
  );
  const answers = await Promise.all(saves);
  const [won, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  const stale = answers.filter(({ status }) => status === 409);
  expect(stale).toHaveLength(49);
  for (const { answer } of stale)
    expect(answer).toMatchObject({ issues: [{ path: 'revision' }], current: won?.answer });
  expect(won?.answer.history).toHaveLength(1);
});

test('what was saved on an older revision is withdrawn by nobody', async () => {
  await call('admin', 'PUT', 'result', result);
  const { answer: read } = await call('admin', 'GET', 'history');
  await call('admin', 'PUT', 'result', { ...result, home: 80, reason });
  const { status, answer } = await call('admin', 'DELETE', 'result', { reason, revision: read.revision });
  expect(status).toBe(409);
  expect(answer.current.score).toEqual({ home: 80, away: 77 });
});

test('the score of a game that a desk is scoring is closed to the office', async () => {
  await table.record(tipOff(table), 0);
  const { status, answer } = await call('admin', 'PUT', 'result', result);
  expect(status).toBe(409);
  expect(answer.message).toContain('at the desk');
  expect((await call('admin', 'GET', 'history')).answer.state).toBe('live');
});

test.each([
  ['PUT', 'result', result],
  ['DELETE', 'result', { reason }],
  ['GET', 'history', {}],
])('%s %s is refused to editors and strangers', async (method, path, body) => {
  expect(await call('editor', method, path, body)).toMatchObject({ status: 403 });
  expect(await call(null, method, path, body)).toMatchObject({ status: 401 });
});

test('a game of yesterday without a result is listed as overdue until it has one', async () => {
  const list = async () => {
    const response = await api.request(`http://${host}/api/v2/website/games?when=overdue`);
    return (await response.json()).items.map(({ id }: { id: string }) => id);
  };
  expect(await list()).not.toContain(table.gameId);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await database.db.update(games).set({ tipOffAt: yesterday }).where(eq(games.id, table.gameId));
  expect(await list()).toEqual([table.gameId]);
  await call('scorer', 'PUT', 'result', result);
  expect(await list()).toEqual([]);
});
