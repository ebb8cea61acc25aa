import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { recordGameLog } from '#server/league/game/record-game-log.ts';
import { getLiveGame } from '#server/league/live/get-live-game.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import { smallLog } from '#tests/fixtures/small-log.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  count += 1;
  table = await openTable(database.db, `league-${count}`);
});
afterAll(() => database.close());

const gameRow = async () => (await database.db.select().from(games).where(eq(games.id, table.gameId)))[0];
const logged = () => database.db.$count(gameEvents, eq(gameEvents.gameId, table.gameId));
const pointsOf = async (personId: string) => {
  const rows = await database.db.select().from(gamePlayerStats).where(eq(gamePlayerStats.gameId, table.gameId));
  return rows.find((row) => row.personId === personId)?.points;
};

test('events are numbered, and score, lines, flow and state follow from them', async () => {
  const start = await table.record(tipOff(table), 0);
  expect(start).toMatchObject({ outcome: 'recorded', seq: 12, board: { state: 'live', period: 1, phase: 'playing' } });
  const answer = await table.record([basket(table, 'home'), basket(table, 'away', 1)], 12);
  expect(answer).toMatchObject({ outcome: 'recorded', seq: 14, board: { home: { score: 2 }, away: { score: 2 } } });
  expect(await gameRow()).toMatchObject({
    state: 'live',
    coverage: 'log',
    homeScore: 2,
    awayScore: 2,
    seq: 14,
    periods: [{ period: 1, home: 2, away: 2 }],
    liveClock: { period: 1 },
  });
  expect(await pointsOf(table.person('home', 0))).toBe(2);
  const [flow] = await database.db.select().from(gameFlows).where(eq(gameFlows.gameId, table.gameId));
  expect(flow?.scores).toHaveLength(2);
});

test('a command that is repeated writes nothing again, and what is new behind it is written', async () => {
  const events = tipOff(table);
  await table.record(events, 0);
  const again = await table.record([...events, basket(table, 'home')], 0);
  expect(again).toMatchObject({ outcome: 'recorded', seq: 13, board: { home: { score: 2 } } });
  expect(await logged()).toBe(13);
});

test('of two tablets that write at once one receives what it missed, and nothing counts twice', async () => {
  await table.record(tipOff(table), 0);
  const answers = await Promise.all([
    table.record([basket(table, 'home', 0, { id: 'first' })], 12),
    table.record([basket(table, 'home', 0, { id: 'second' })], 12),
  ]);
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'recorded']);
  const conflict = answers.find((answer) => answer.outcome === 'conflict');
  expect(conflict).toMatchObject({ seq: 13, missed: [{ seq: 13, type: 'field-goal' }] });
  expect(conflict?.missed[0]).not.toHaveProperty('operator');
  expect(await gameRow()).toMatchObject({ homeScore: 2, seq: 13 });
});

test('a client that missed events receives everything after its seq, its own events included', async () => {
  const own = tipOff(table);
  await table.record(own, 0);
  await table.record([basket(table, 'away', 0, { id: 'theirs' })], 12);
  const answer = await table.record([...own, basket(table, 'home')], 0);
  expect(answer).toMatchObject({ outcome: 'conflict', seq: 13 });
  expect(answer.outcome === 'conflict' && answer.missed.map(({ id }) => id)).toEqual([
    ...own.map(({ id }) => id),
    'theirs',
  ]);
});

test('two events cannot have the same id', async () => {
  await table.record(tipOff(table), 0);
  await table.record([basket(table, 'home', 0, { id: 'one' })], 12);
  const other = table.record([basket(table, 'away', 0, { id: 'one' })], 13);
  await expect(other).rejects.toMatchObject({ code: 'bad-request', issues: [{ path: 'events.0.id' }] });
});

test('edit, insert, void, undo and redo are events, and the game is as if it had been so from the start', async () => {
  await table.record(tipOff(table), 0);
  const shot = basket(table, 'home', 0, { id: 'shot' });
  const assist = event({ type: 'assist', side: 'home', person: table.person('home', 1) }, { linkedTo: 'shot' });
  await table.record([shot, assist], 12);
  const three = { ...basket(table, 'home', 0, { id: 'edit', supersedes: 'shot' }), points: 3 as const };
  expect(await table.record([three], 14)).toMatchObject({ board: { home: { score: 3 } } });
  const inserted = basket(table, 'away', 0, { id: 'inserted', after: 'shot' });
  expect(await table.record([inserted], 15)).toMatchObject({ board: { away: { score: 2 } } });
  const undo = event({ type: 'correction', reason: 'undo' }, { id: 'undo', voids: 'shot' });
  expect(await table.record([undo], 16)).toMatchObject({ board: { home: { score: 0 } } });
  const redo = event({ type: 'correction', reason: 'redo' }, { voids: 'undo' });
  expect(await table.record([redo], 17)).toMatchObject({ board: { home: { score: 3 } } });
  const asItWas = event({ type: 'correction' }, { voids: 'edit' });
  expect(await table.record([asItWas], 18)).toMatchObject({ board: { home: { score: 2 } } });
  const rows = await database.db.select().from(gameEvents).where(eq(gameEvents.gameId, table.gameId));
  expect(rows).toHaveLength(19);
  const scope = { ...table.scope, host: 'x', locale: 'en', fallbackLocale: 'en' } as const;
  const { events, sheet } = await getLiveGame(scope, table.gameId, { since: 0 });
  const roster = { home: sheet.home.map(({ id }) => id), away: sheet.away.map(({ id }) => id) };
  const box = boxScore(replayGame({ profile: fiba2024, events, roster }));
  expect(await gameRow()).toMatchObject({ homeScore: box.score.home, awayScore: box.score.away });
  for (const { person, line } of box.home.players) expect(await pointsOf(person)).toBe(line.points);
});

test.each([
  ['a stranger', () => ({ type: 'steal', side: 'home', person: crypto.randomUUID() }) as const, {}, 'person'],
  [
    'a player of the other team',
    () => ({ type: 'steal', side: 'home', person: table.person('away', 0) }) as const,
    {},
    'person',
  ],
  [
    'a foul of other rules',
    () => ({ type: 'foul', side: 'home', person: null, kind: 'flagrant' }) as const,
    {},
    'kind',
  ],
  [
    'a link to nothing',
    () => ({ type: 'steal', side: 'home', person: null }) as const,
    { linkedTo: 'none' },
    'linkedTo',
  ],
  ['a correction of nothing', () => ({ type: 'correction' }) as const, {}, 'voids'],
])('%s is refused with its place, and nothing of the command is written', async (_, action, written, path) => {
  const start = tipOff(table);
  const refused = table.record([...start, event(action(), written)], 0);
  await expect(refused).rejects.toMatchObject({ code: 'bad-request', issues: [{ path: `events.12.${path}` }] });
  expect(await logged()).toBe(0);
  expect(await gameRow()).toMatchObject({ state: 'scheduled', seq: 0 });
  expect(await table.record(start, 0)).toMatchObject({ outcome: 'recorded', seq: 12 });
});

test('another tenant’s game cannot be scored', async () => {
  const tenantId = await insertTenant(database.db, `stranger-${count}`, [`stranger-${count}.test`]);
  const member = { userId: 'u1', roles: ['admin'] as const };
  const refused = recordEvents({ db: database.db, tenantId }, { ...member, roles: [...member.roles] }, table.gameId, {
    expectedSeq: 0,
    device: 'tablet',
    events: tipOff(table),
  });
  await expect(refused).rejects.toMatchObject({ code: 'not-found' });
});

test('an import does not replace what was scored at the desk', async () => {
  await table.record(tipOff(table), 0);
  const imported = recordGameLog(table.scope, table.gameId, smallLog(table.ids, fiba2024));
  await expect(imported).rejects.toMatchObject({ code: 'conflict' });
  expect(await logged()).toBe(12);
});

test('a number beyond the log is refused with its place and the cure, and nothing is written', async () => {
  await table.record(tipOff(table), 0);
  await expect(table.record([basket(table, 'home')], 99_999_999)).rejects.toMatchObject({
    code: 'bad-request',
    issues: [{ path: 'expectedSeq', message: expect.stringMatching(/the log ends at 12: fetch the game again/) }],
  });
  expect(await logged()).toBe(12);
});
