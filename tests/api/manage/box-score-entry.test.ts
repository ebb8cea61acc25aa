import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Side } from '#lib/basketball/events.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { createPusher } from '#server/realtime/pusher-client.ts';
import { realtimeSettings } from '#server/realtime/settings.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let api: ReturnType<typeof createApi>;
let table: Table;
let token: string;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const settings = realtimeSettings({}, 'secret');
  const realtime = { settings, pusher: createPusher(settings) };
  api = createApi({ db: database.db, log: createLog('silent'), realtime, checkAnswers: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  number += 1;
  table = await openTable(database.db, `league-${number}`);
  token = await signInAs(table.scope, 'scorer');
});

const at = (path: string) => `http://league-${number}.test/api/v2/${path}`;

async function call(method: 'GET' | 'PUT' | 'DELETE', body?: object) {
  const response = await api.request(at(`manage/games/${table.gameId}/box-score`), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}
const enter = (body: object) => call('PUT', body);

const read = async () => (await api.request(at(`website/games/${table.gameId}/box-score?locale=en`))).json();

/** A team with one line: made baskets and fouls, as on paper. */
const sheetOf = (side: Side, twoPointersMade: number, more: object = {}) => ({
  players: [
    {
      personId: table.person(side, 0),
      number: '4',
      line: { twoPointersMade, threePointersMade: 1, freeThrowsMade: 0, fouls: 2, ...more },
    },
  ],
});

test('a scoresheet gives the result and the points, and nothing that it does not hold', async () => {
  const { status, answer } = await enter({ home: sheetOf('home', 10), away: sheetOf('away', 8) });
  expect([status, answer]).toMatchObject([
    200,
    { outcome: 'recorded', coverage: 'scoresheet', score: { home: 23, away: 19 }, differences: { home: [], away: [] } },
  ]);
  const { boxScore } = await read();
  expect(boxScore.home.players[0].line).toMatchObject({
    points: 23,
    twoPointersMade: 10,
    twoPointersAttempted: null,
    fouls: 2,
    assists: null,
  });
});

test('the same sheet changes nothing, a fuller one takes its place, and a poorer one does not', async () => {
  const sheet = { home: sheetOf('home', 10), away: sheetOf('away', 8) };
  await enter(sheet);
  expect((await enter(sheet)).answer.outcome).toBe('unchanged');
  const full = { home: sheetOf('home', 10, { assists: 4 }), away: sheetOf('away', 8, { assists: 3 }) };
  expect((await enter(full)).answer).toMatchObject({ outcome: 'recorded', coverage: 'box-score' });
  const { status, answer } = await enter(sheet);
  expect([status, answer.message]).toEqual([409, expect.stringContaining('(assists)')]);
  expect(answer.message).toContain('send "replace": true');
  expect(answer.message).not.toContain('--replace');
  expect((await read()).boxScore.home.players[0].line.assists).toBe(4);
  expect((await enter({ ...sheet, replace: true })).answer.coverage).toBe('scoresheet');
});

test('time-outs are taken by side, kept from a sheet without them, and refused where they cannot be', async () => {
  const sheet = { home: { ...sheetOf('home', 10), timeouts: 3 }, away: { ...sheetOf('away', 8), timeouts: 0 } };
  await enter(sheet);
  const { boxScore } = await read();
  expect([boxScore.home.timeouts, boxScore.away.timeouts]).toEqual([3, 0]);
  const { status, answer } = await enter({ home: sheetOf('home', 10), away: sheetOf('away', 8) });
  expect([status, answer.message]).toEqual([409, expect.stringContaining('(timeouts)')]);
  for (const timeouts of [-1, 1.5, 100, '3']) {
    const bad = await enter({ ...sheet, home: { ...sheet.home, timeouts } });
    expect([bad.status, bad.answer.issues[0].path]).toEqual([400, 'home.timeouts']);
  }
  expect((await read()).boxScore.home.timeouts).toBe(3);
});

test('every fault is named by its place, and changes nothing', async () => {
  const home = sheetOf('home', 10, { points: 30, twoPointersAttempted: 9 });
  const away = { players: [...sheetOf('home', 8).players, ...sheetOf('away', 1).players] };
  const { status, answer } = await enter({ home, away });
  expect(status).toBe(400);
  expect(answer.issues.map(({ path }: { path: string }) => path)).toEqual([
    'home.players.0.line.points',
    'home.players.0.line.twoPointersAttempted',
    'away.players.0.personId',
  ]);
  const unknown = { players: [{ personId: crypto.randomUUID(), number: null, line: { points: 1 } }] };
  expect((await enter({ home: unknown, away: sheetOf('away', 1) })).answer.issues).toEqual([
    { path: 'home.players.0.personId', message: 'there is no such person' },
  ]);
  expect((await enter({ home: sheetOf('home', 1, { dunks: 2 }), away: sheetOf('away', 1) })).status).toBe(400);
});

const readGame = async () =>
  (await api.request(at('website/games?when=finished&locale=en'))).json().then(({ items }) => items);

test('a sheet is filled in as one goes: its numbers show once they add up to the result', async () => {
  const { answer: empty } = await call('GET');
  expect(empty).toMatchObject({ closed: 'upcoming', entered: false, score: null, home: { name: 'Beta' } });
  const draft = { home: sheetOf('home', 10), away: { players: [] }, statesResult: false };
  const first = await enter({ ...draft, revision: empty.revision });
  expect([first.status, first.answer.sheet]).toMatchObject([200, { entered: true, coverage: 'none', score: null }]);
  expect(first.answer.sheet.home.players[0]).toMatchObject({
    played: true,
    listed: true,
    line: { twoPointersMade: 10 },
  });
  await api.request(at(`manage/games/${table.gameId}/result`), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ kind: 'result', home: 23, away: 19 }),
  });
  const whole = await enter({ ...draft, away: sheetOf('away', 8) });
  expect(whole.answer).toMatchObject({ coverage: 'scoresheet', score: { home: 23, away: 19 } });
  expect((await read()).boxScore.home.players[0].line.points).toBe(23);
  const other = await enter({ ...draft, away: sheetOf('away', 9) });
  expect(other.answer).toMatchObject({ coverage: 'score', sheet: { score: { home: 23, away: 19 } } });
});

test('an older sheet is refused with the one that was saved, and of fifty saves at once one wins', async () => {
  const { answer: empty } = await call('GET');
  const saves = Array.from({ length: 50 }, (_, points) =>
    enter({ home: sheetOf('home', points), away: sheetOf('away', 90), revision: empty.revision, statesResult: false }),
  );
  const answers = await Promise.all(saves);
  const [won, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  const stale = answers.filter(({ status }) => status === 409);
  expect(stale).toHaveLength(49);
  for (const { answer } of stale) expect(answer.current).toEqual(won?.answer.sheet);
});

test('a box score that is removed takes its own result along, and leaves one that was entered', async () => {
  await enter({ home: sheetOf('home', 10), away: sheetOf('away', 8) });
  expect(await readGame()).toContainEqual(expect.objectContaining({ id: table.gameId, state: 'final' }));
  expect((await call('DELETE', {})).answer).toMatchObject({ entered: false, state: 'scheduled', score: null });
  expect(await call('DELETE', {})).toMatchObject({ status: 409 });
});

test('a sheet without a player is refused where it makes the result', async () => {
  const { status, answer } = await enter({ home: sheetOf('home', 10), away: { players: [] } });
  expect([status, answer.issues[0].path]).toEqual([400, 'away.players']);
});
