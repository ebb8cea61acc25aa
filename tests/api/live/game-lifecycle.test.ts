import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { enterSheet } from '#server/league/live/enter-sheet.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let seq = 0;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  count += 1;
  seq = 0;
  table = await openTable(database.db, `league-${count}`);
});
afterAll(() => database.close());

const gameRow = async () => (await database.db.select().from(games).where(eq(games.id, table.gameId)))[0];
const gamesOf = async (personId: string) => {
  const mine = and(eq(playerSeasons.personId, personId), eq(playerSeasons.leagueId, table.ids.league));
  return (await database.db.select().from(playerSeasons).where(mine))[0]?.games ?? 0;
};

async function record(events: NewGameEvent[], role: 'scorer' | 'admin' = 'scorer') {
  const answer = await table.record(events, seq, role);
  seq = answer.seq;
  return answer;
}

const end = () => [event({ type: 'period-end' }, { clockMs: 0 }), event({ type: 'game-end' }, { clockMs: 0 })];
const finalised = () => event({ type: 'finalised' }, { clockMs: 0 });
const play = () => record([...tipOff(table), basket(table, 'home', 0, { id: 'shot' }), ...end()]);

test('a game that ended counts once it is finalised', async () => {
  const before = await gamesOf(table.person('home', 0));
  expect(await play()).toMatchObject({ board: { state: 'live', phase: 'finished' } });
  expect(await gamesOf(table.person('home', 0))).toBe(before);
  expect(await record([finalised()])).toMatchObject({ board: { state: 'final' } });
  expect(await gameRow()).toMatchObject({ state: 'final', homeScore: 2, awayScore: 0, liveClock: null });
  expect(await gamesOf(table.person('home', 0))).toBe(before + 1);
});

test('a final game is only corrected after it was reopened, and counts again when it is finalised again', async () => {
  await play();
  await record([finalised()]);
  const before = await gamesOf(table.person('home', 0));
  await expect(record([basket(table, 'away')])).rejects.toMatchObject({ code: 'conflict' });
  expect(await record([event({ type: 'reopened', reason: 'A basket was missed' }, { clockMs: 0 })])).toMatchObject({
    board: { state: 'live' },
  });
  expect(await gamesOf(table.person('home', 0))).toBe(before - 1);
  await record([basket(table, 'home', 1, { after: 'shot' })]);
  await record([finalised()]);
  expect(await gameRow()).toMatchObject({ state: 'final', homeScore: 4 });
  expect(await gamesOf(table.person('home', 0))).toBe(before);
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const reopened = () => event({ type: 'reopened', reason: 'The team has come' });

test.each([
  ['forfeited', () => event({ type: 'forfeit', guilty: 'home' }, { id: 'decision', wallTime: hoursAgo(47) })],
  ['defaulted', () => event({ type: 'default', guilty: 'away' }, { id: 'decision', wallTime: hoursAgo(47) })],
])('a scorer opens a game again that was only %s, within 48 hours, and it is played', async (_, decision) => {
  await record([decision()]);
  await record([reopened(), event({ type: 'correction' }, { voids: 'decision' })]);
  expect(await gameRow()).toMatchObject({ guilty: null });
  await play();
  await record([finalised()]);
  expect(await gameRow()).toMatchObject({ state: 'final', homeScore: 2, awayScore: 0 });
});

test('what was decided more than 48 hours ago only an admin opens again or takes back', async () => {
  await record([event({ type: 'forfeit', guilty: 'home' }, { id: 'decision', wallTime: hoursAgo(49) })]);
  await expect(record([reopened()])).rejects.toMatchObject({ code: 'forbidden' });
  const voiding = event({ type: 'correction' }, { voids: 'decision' });
  await expect(record([voiding])).rejects.toMatchObject({ code: 'forbidden' });
  expect(await gameRow()).toMatchObject({ state: 'forfeited' });
  expect(await record([reopened(), voiding], 'admin')).toMatchObject({ outcome: 'recorded' });
});

test.each([
  ['before its end', () => tipOff(table)],
  ['level', () => [...tipOff(table), ...end()]],
])('a game cannot be finalised %s', async (_, events) => {
  await record(events());
  await expect(record([finalised()])).rejects.toMatchObject({ code: 'conflict' });
});

test('a forfeit and a default give the score of the rules, and can be taken back', async () => {
  await record([...tipOff(table), basket(table, 'home')]);
  await record([event({ type: 'forfeit', guilty: 'home' }, { id: 'forfeit' })]);
  expect(await gameRow()).toMatchObject({ state: 'forfeited', guilty: 'home', homeScore: 0, awayScore: 20 });
  await record([event({ type: 'correction' }, { voids: 'forfeit' })]);
  expect(await gameRow()).toMatchObject({ state: 'live', guilty: null, homeScore: 2, awayScore: 0 });
  await record([event({ type: 'default', guilty: 'away' })]);
  expect(await gameRow()).toMatchObject({ state: 'defaulted', guilty: 'away', homeScore: 2, awayScore: 0 });
});

test('the periods of a default add up to its score, or are left out', async () => {
  await record([...tipOff(table), basket(table, 'home'), basket(table, 'home')]);
  await record([event({ type: 'default', guilty: 'away' }, { id: 'default' })]);
  expect(await gameRow()).toMatchObject({ homeScore: 4, awayScore: 0, periods: [{ home: 4, away: 0 }] });
  await record([event({ type: 'correction' }, { voids: 'default' }), event({ type: 'default', guilty: 'home' })]);
  expect(await gameRow()).toMatchObject({ homeScore: 0, awayScore: 2, periods: [] });
});

test('a suspended game goes on where it stood', async () => {
  await record([...tipOff(table), event({ type: 'suspended' })]);
  expect(await gameRow()).toMatchObject({ state: 'suspended', liveClock: { period: 1 } });
  await record([event({ type: 'resumed' })]);
  expect(await gameRow()).toMatchObject({ state: 'live' });
});

test('only an admin annuls a game', async () => {
  await play();
  await expect(record([event({ type: 'annulled' })])).rejects.toMatchObject({ code: 'forbidden' });
  await record([event({ type: 'annulled' })], 'admin');
  expect(await gameRow()).toMatchObject({ state: 'annulled' });
});

test('a late player is added to the sheet; a player in the log stays on it', async () => {
  await record(tipOff(table));
  const { home, away, coaches } = table.sheet;
  const renumbered = {
    away,
    coaches,
    home: home.map((player, index) => (index === 5 ? { ...player, number: '77' } : player)),
  };
  await enterSheet(table.scope, table.gameId, renumbered);
  const without = { away, coaches, home: home.slice(1) };
  await expect(enterSheet(table.scope, table.gameId, without)).rejects.toMatchObject({
    code: 'bad-request',
    issues: [{ path: 'home', message: expect.stringContaining('is in the log') }],
  });
  const twice = { away, coaches, home: home.map((player) => ({ ...player, number: '4' })) };
  await expect(enterSheet(table.scope, table.gameId, twice)).rejects.toMatchObject({ code: 'bad-request' });
  expect(await record([basket(table, 'home', 5)])).toMatchObject({ outcome: 'recorded' });
});

test('a player whose only entry was voided may be taken off the sheet', async () => {
  await record(tipOff(table));
  const { home, away, coaches } = table.sheet;
  const without = { away, coaches, home: home.filter(({ personId }) => personId !== table.person('home', 5)) };
  await record([basket(table, 'home', 5, { id: 'wrong' })]);
  await expect(enterSheet(table.scope, table.gameId, without)).rejects.toMatchObject({ code: 'bad-request' });
  await record([event({ type: 'correction' }, { voids: 'wrong' })]);
  await enterSheet(table.scope, table.gameId, without);
  expect(await record([basket(table, 'home', 4)])).toMatchObject({ outcome: 'recorded' });
});

test('nothing takes the place of an entry of a final game, whatever it is called', async () => {
  await play();
  await record([finalised()]);
  const note = event({ type: 'note', source: 'desk' }, { supersedes: 'shot' });
  await expect(record([note])).rejects.toMatchObject({ code: 'conflict' });
  expect(await gameRow()).toMatchObject({ state: 'final', homeScore: 2 });
});

test('a scorer takes no annulment back', async () => {
  await play();
  await record([event({ type: 'annulled' }, { id: 'annulled' })], 'admin');
  const back = () => event({ type: 'correction' }, { voids: 'annulled' });
  const instead = event({ type: 'note', source: 'desk' }, { supersedes: 'annulled' });
  for (const events of [[back()], [instead]]) await expect(record(events)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await gameRow()).toMatchObject({ state: 'annulled' });
  await record([back()], 'admin');
  expect(await gameRow()).toMatchObject({ state: 'live', homeScore: 2 });
});

test('a game that was corrected to level is not finalised by voiding its reopening', async () => {
  await play();
  await record([finalised()]);
  await record([event({ type: 'reopened', reason: 'A basket too many' }, { id: 'reopened', clockMs: 0 })]);
  await record([event({ type: 'correction' }, { voids: 'shot' })]);
  const back = event({ type: 'correction' }, { voids: 'reopened' });
  await expect(record([back])).rejects.toMatchObject({ code: 'conflict' });
  expect(await gameRow()).toMatchObject({ state: 'live', homeScore: 0, awayScore: 0 });
});

test('after two days a scorer no longer takes a forfeit back, an admin does', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await record([...tipOff(table), basket(table, 'home')]);
  await record([event({ type: 'forfeit', guilty: 'home' }, { id: 'old', wallTime: hoursAgo(49) })]);
  const back = event({ type: 'correction' }, { voids: 'old' });
  await expect(record([back])).rejects.toMatchObject({ code: 'forbidden' });
  expect(await gameRow()).toMatchObject({ state: 'forfeited' });
  await record([back], 'admin');
  await record([event({ type: 'forfeit', guilty: 'home' }, { id: 'new', wallTime: hoursAgo(47) })]);
  await record([event({ type: 'correction' }, { voids: 'new' })]);
  expect(await gameRow()).toMatchObject({ state: 'live' });
});

test('an event that takes the place of a correction, or does two things at once, is refused by its place', async () => {
  await play();
  await record([event({ type: 'correction' }, { id: 'away', voids: 'shot' })]);
  const instead = event({ type: 'note', source: 'desk' }, { supersedes: 'away' });
  const both = event({ type: 'correction' }, { voids: 'away', supersedes: 'away' });
  for (const wrong of [instead, both]) {
    await expect(record([wrong])).rejects.toMatchObject({
      code: 'bad-request',
      issues: [{ path: 'events.0.supersedes' }],
    });
  }
  expect(await gameRow()).toMatchObject({ homeScore: 0 });
});

test('a game whose end was struck out after it was reopened is ended once more', async () => {
  const [periodEnd, gameEnd] = end();
  if (!periodEnd || !gameEnd) return expect.fail('the game has an end');
  await record([...tipOff(table), basket(table, 'home'), periodEnd, { ...gameEnd, id: 'end' }, finalised()]);
  await record([event({ type: 'reopened', reason: 'There was an overtime' }, { clockMs: 0 })]);
  expect(await record([event({ type: 'correction' }, { voids: 'end' })])).toMatchObject({
    board: { phase: 'interval' },
  });
  await expect(record([finalised()])).rejects.toMatchObject({ code: 'conflict' });
  await record([gameEnd, finalised()]);
  expect(await gameRow()).toMatchObject({ state: 'final' });
});
