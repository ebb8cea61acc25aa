import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { getDeskGame } from '#server/league/game/get-desk-game.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let other: Table;
const readAs = ({ scope }: Table, host: string): ReadScope => ({ ...scope, host, locale: 'en', fallbackLocale: 'en' });

beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'desk');
  other = await openTable(database.db, 'elsewhere');
});
afterAll(() => database.close());

test('a game is found by its id, with both teams', async () => {
  const game = await getDeskGame(readAs(table, 'desk.test'), table.gameId);
  expect(game).toMatchObject({ id: table.gameId, state: 'scheduled', address: { game: 'b-a' } });
  expect([game.home?.slug, game.away?.slug]).toEqual(['beta', 'alfa']);
});

test('a game of another league is not found', async () => {
  await expect(getDeskGame(readAs(other, 'elsewhere.test'), table.gameId)).rejects.toMatchObject({ code: 'not-found' });
});
