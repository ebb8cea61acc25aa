import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { getVenueNow } from '#server/league/venue/get-venue-now.ts';
import { event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** A game of the venue that began two hours ago and was finalised some minutes ago. */
async function playedGame(slug: string, finalMinutesAgo: number): Promise<Table> {
  const table = await openTable(database.db, slug);
  const inTheHall = { venueId: table.ids.venue, tipOffAt: minutesAgo(120) };
  await database.db.update(games).set(inTheHall).where(eq(games.id, table.gameId));
  const basket = { type: 'free-throw', side: 'home', person: table.person('home', 0), made: true } as const;
  const { seq } = await table.record([...tipOff(table), event({ ...basket, number: 1, of: 1 })], 0);
  const wallTime = minutesAgo(finalMinutesAgo).toISOString();
  const end = (['period-end', 'game-end', 'finalised'] as const).map((type) =>
    event({ type }, { clockMs: 0, wallTime }),
  );
  await table.record(end, seq);
  return table;
}

const nowIn = (table: Table) =>
  getVenueNow({ ...table.scope, host: 'league.test', locale: 'en', fallbackLocale: 'en' }, 'hall');

test('a result stays on the screens of its venue for a while', async () => {
  const table = await playedGame('just-over', 5);
  expect(await nowIn(table)).toMatchObject({
    game: { id: table.gameId, state: 'final' },
    board: { state: 'final', home: { score: 1 }, away: { score: 0 } },
  });
});

test('then they show what comes next', async () => {
  expect(await nowIn(await playedGame('long-over', 20))).toMatchObject({ game: null, board: null });
});

test('a game that begins late is announced, one that was forgotten is not', async () => {
  const table = await openTable(database.db, 'forgotten');
  const beganBefore = async (minutes: number) => {
    const tipOff = { venueId: table.ids.venue, tipOffAt: minutesAgo(minutes), state: 'scheduled' as const };
    await database.db.update(games).set(tipOff).where(eq(games.id, table.gameId));
    return (await nowIn(table)).next.map(({ id }) => id);
  };
  expect(await beganBefore(60)).toContain(table.gameId);
  expect(await beganBefore(5 * 60)).not.toContain(table.gameId);
});

test('a game that was written down today but played long ago is not shown', async () => {
  const table = await playedGame('old', 5);
  await database.db
    .update(games)
    .set({ tipOffAt: minutesAgo(24 * 60) })
    .where(eq(games.id, table.gameId));
  expect(await nowIn(table)).toMatchObject({ game: null });
});
