import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { games } from '#server/db/schema/games.ts';
import { tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Office, openOffice } from './data-imports/office.ts';

let database: DatabaseConnection;
let office: Office;

beforeAll(async () => {
  database = await createTestDatabase();
  office = await openOffice(database);
});
afterAll(() => database.close());

async function stored() {
  const [game] = await database.db.select().from(games).where(eq(games.id, office.table.gameId));
  if (!game) throw new Error('The game is gone.');
  return game;
}

test('fifty saves of one game, an import and a desk write at once: one save wins at most, and nothing of the others is lost', async () => {
  const { table } = office;
  const { revision, tipOffDate: day } = await stored();
  const opened = await office.open(
    `season,league,round,date,time,home,away,venue\n2025/26,First league,4,${day},20:15,Beta,Alfa,Arena\n`,
  );
  const { digest, report } = await office.preview(opened.id, opened.map);
  expect(report.counts).toMatchObject({ changed: 1, refused: 0 });
  const save = (minute: number) =>
    office.call(
      'PUT',
      `games/${table.gameId}/fixture`,
      JSON.stringify({ time: `18:${String(minute).padStart(2, '0')}`, revision }),
    );
  const events = tipOff(table);
  const [desk, imported, ...saves] = await Promise.all([
    table.record(events, 0),
    office.post(opened.id, 'apply', { map: opened.map, digest }),
    ...Array.from({ length: 50 }, (_, minute) => save(minute)),
  ]);

  const won = saves.filter(({ status }) => status === 200);
  const stale = saves.filter(({ status }) => status === 409);
  expect([won.length <= 1, won.length + stale.length]).toEqual([true, 50]);
  for (const { answer } of stale) {
    expect(answer.issues).toMatchObject([{ path: 'revision' }]);
    expect(answer.current.revision).toBeGreaterThan(revision);
  }

  // The desk has all its events, whoever came between.
  expect(desk.seq).toBe(events.length);
  expect(await database.db.$count(gameEvents, eq(gameEvents.gameId, table.gameId))).toBe(events.length);

  // The import has done what its preview said, or has done nothing and shows what it would do by now.
  const after = await stored();
  expect(after.state).toBe('live');
  expect(after.revision).toBeGreaterThan(revision);
  if (imported.status === 200) expect(after.venueId).not.toBeNull();
  else expect([imported.status, imported.answer.current.digest]).toEqual([409, expect.any(String)]);

  // Who reads anew may save.
  const again = await office.call(
    'PUT',
    `games/${table.gameId}/fixture`,
    JSON.stringify({ time: '17:30', revision: after.revision }),
  );
  expect([again.status, again.answer.time]).toEqual([200, '17:30']);
});
