import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameAction } from '#lib/basketball/events.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let token: string;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  count += 1;
  table = await openTable(database.db, `league-${count}`);
  token = await signInAs(table.scope, 'scorer');
});
afterAll(() => database.close());

async function send(events: unknown[], expectedSeq = 0, host = `league-${count}.test`) {
  const api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
  const response = await api.request(`http://${host}/api/v2/manage/games/${table.gameId}/events`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ expectedSeq, device: 'tablet', events }),
  });
  return { status: response.status, answer: await response.json() };
}
const logged = () => database.db.$count(gameEvents, eq(gameEvents.gameId, table.gameId));

test('of eight tablets that write at once one is recorded, and the others receive its events', async () => {
  await send(tipOff(table));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => send([basket(table, 'home', 0, { id: `tablet-${index}` })], 12)),
  );
  const outcomes = answers.map(({ answer }) => answer.outcome);
  expect(outcomes.sort()).toEqual([...Array(7).fill('conflict'), 'recorded']);
  const written = answers.find(({ answer }) => answer.outcome === 'recorded')?.answer.recorded[0];
  for (const { answer } of answers)
    if (answer.missed) expect(answer.missed).toMatchObject([{ id: written.id, seq: 13 }]);
  expect(await logged()).toBe(13);
});

test('eight tablets that repeat one command write it once', async () => {
  const events = tipOff(table);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(events)));
  expect(answers.map(({ answer }) => [answer.outcome, answer.seq])).toEqual(Array(8).fill(['recorded', 12]));
  expect(await logged()).toBe(12);
});

test('five hundred events are one command, one more is refused whole', async () => {
  await send(tipOff(table));
  const baskets = (length: number) => Array.from({ length }, (_, index) => basket(table, 'home', index % 5));
  expect((await send(baskets(501), 12)).status).toBe(400);
  expect(await logged()).toBe(12);
  const { answer } = await send(baskets(500), 12);
  expect(answer).toMatchObject({ outcome: 'recorded', seq: 512, board: { home: { score: 1000 } } });
});

const at = (place: Partial<NewGameEvent>, action: GameAction = { type: 'clock', change: 'stop' }) => ({
  ...event(action),
  ...place,
});

test.each([
  ['more time than a period has', () => at({ clockMs: 600_001 }), 'clockMs'],
  ['less time than none', () => at({ clockMs: -1 }), 'clockMs'],
  ['a part of a millisecond', () => at({ clockMs: 0.5 }), 'clockMs'],
  ['more shot clock than there is', () => at({ shotClockMs: 24_001 }), 'shotClockMs'],
  ['a period that nobody is in', () => at({ period: 3, clockMs: 0 }), 'period'],
  ['a moment that is none', () => at({ wallTime: '2026-02-30T12:00:00Z' }), 'wallTime'],
  ['more people than a number holds', () => at({}, { type: 'attendance', spectators: 3_000_000_000 }), 'spectators'],
  ['a stranger in a note', () => at({}, { type: 'note', source: 'x', person: crypto.randomUUID() }), 'person'],
  ['an id with a space', () => at({ id: 'a b' }), 'id'],
  ['a type that is none', () => ({ ...at({}), type: 'own-goal' }), 'type'],
])('%s is refused by its place, and nothing is written', async (_, make, path) => {
  await send(tipOff(table));
  const { status, answer } = await send([basket(table, 'home'), make()], 12);
  expect([status, answer.issues?.[0]?.path]).toEqual([400, `events.1.${path}`]);
  expect(await logged()).toBe(12);
});

test('a clock that is ahead does not start the game in the future', async () => {
  await send(tipOff(table));
  const wallTime = new Date(Date.now() + 3_600_000).toISOString();
  const { answer } = await send([at({ wallTime }, { type: 'clock', change: 'start' })], 12);
  expect(Date.parse(answer.board.clock.at)).toBeLessThanOrEqual(Date.now());
});

test('staff of another tenant neither scores nor sees that there is such a game', async () => {
  const other = await openTable(database.db, `other-${count}`);
  const foreign = await signInAs(other.scope, 'admin');
  const own = token;
  token = foreign;
  expect((await send(tipOff(table))).status).toBe(401);
  expect((await send(tipOff(table), 0, `other-${count}.test`)).status).toBe(404);
  token = own;
  expect((await send(tipOff(table), 0, `other-${count}.test`)).status).toBe(401);
  expect(await logged()).toBe(0);
});

test('what is no command is refused, also where it is too long to be read', async () => {
  const api = createApi({ db: database.db, log: createLog('silent') });
  const post = (body: string) =>
    api.request(`http://league-${count}.test/api/v2/manage/games/${table.gameId}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
  expect((await post('{"events": [')).status).toBe(400);
  expect((await post(JSON.stringify({ device: 'x'.repeat(1_100_000) }))).status).toBe(413);
  expect((await post('[]')).status).toBe(400);
});

test.each(['a\0b', 'a\ud800b'])('text that cannot be stored is refused by its place', async (source) => {
  const { status, answer } = await send([event({ type: 'note', source })]);
  expect([status, answer.issues?.[0]?.path]).toEqual([400, 'events.0.source']);
});
