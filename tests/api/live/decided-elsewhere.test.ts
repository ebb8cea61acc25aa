import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { enterSheet } from '#server/league/live/enter-sheet.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import { event, openTable, type Table } from '#tests/fixtures/table.ts';
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

type Coverage = 'score' | 'log';

async function imported(coverage: Coverage) {
  const ofTenant = and(eq(games.tenantId, table.ids.tenantId), eq(games.coverage, coverage));
  const [game] = await database.db.select().from(games).where(ofTenant).orderBy(games.slug);
  if (!game) throw new Error(`There is no game with coverage ${coverage}.`);
  return game;
}
const record = (gameId: string, expectedSeq: number, events: NewGameEvent[], role: 'scorer' | 'admin' = 'scorer') =>
  recordEvents(table.scope, { userId: 'u1', roles: [role] }, gameId, { expectedSeq, device: 'tablet', events });
const result = async (gameId: string) => {
  const [row] = await database.db.select().from(games).where(eq(games.id, gameId));
  const lines = await database.db.select().from(gamePlayerStats).where(eq(gamePlayerStats.gameId, gameId));
  const { state, homeScore, awayScore, periods, coverage, liveClock } = row ?? expect.fail('no game');
  const points = lines.reduce((sum, { points }) => sum + points, 0);
  return { state, homeScore, awayScore, periods, coverage, liveClock, lines: lines.length, points };
};

const note = () => event({ type: 'note', source: 'The table speaks' }, { clockMs: 0 });
const attendance = () => event({ type: 'attendance', spectators: 5000 }, { clockMs: 0 });

test.each(['score', 'log'] as const)('a remark on a game that came with its %s leaves the result', async (coverage) => {
  const game = await imported(coverage);
  const before = await result(game.id);
  await record(game.id, game.seq, [note(), attendance()]).catch((error: unknown) => {
    expect(error).toMatchObject({ code: expect.stringMatching(/^(conflict|forbidden)$/) });
  });
  expect(await result(game.id)).toEqual(before);
});

test.each(['score', 'log'] as const)('nobody is listed for a final game that came with its %s', async (coverage) => {
  const game = await imported(coverage);
  const before = await result(game.id);
  const sheet = { home: [], away: [], coaches: { home: 'Somebody', away: null } };
  await expect(enterSheet(table.scope, game.id, sheet)).rejects.toMatchObject({ code: 'conflict' });
  expect(await result(game.id)).toEqual(before);
});

test.each(['forfeited', 'defaulted', 'annulled'] as const)(
  'a game that was %s by a decision is not begun at the table',
  async (state) => {
    const game = await imported('score');
    await database.db.update(games).set({ state, guilty: 'home' }).where(eq(games.id, game.id));
    const before = await result(game.id);
    await expect(record(game.id, 0, [event({ type: 'game-start' })])).rejects.toMatchObject({ code: 'conflict' });
    expect(await result(game.id)).toEqual(before);
  },
);
