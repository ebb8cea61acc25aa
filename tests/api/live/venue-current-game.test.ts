import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { getVenueNow } from '#server/league/venue/get-venue-now.ts';
import { event, openTable, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
type Change = Partial<typeof games.$inferInsert>;

/** A venue with two games, of which the first can be scored; the other games of the league are at no venue. */
async function openVenue(slug: string) {
  const table = await openTable(database.db, slug);
  const { scope, ids } = table;
  await database.db.update(games).set({ venueId: null }).where(ofTenant(scope, games));
  const change = async (game: 'b-a' | 'd-c', values: Change) => {
    const [changed] = await database.db
      .update(games)
      .set({ venueId: ids.venue, ...values })
      .where(ofTenant(scope, games, eq(games.slug, game)))
      .returning();
    return changed?.id;
  };
  const now = () => getVenueNow({ ...scope, host: 'league.test', locale: 'en', fallbackLocale: 'en' }, 'hall');
  const finalise = async () => {
    const free = { type: 'free-throw', side: 'home', person: table.person('home', 0), made: true } as const;
    const { seq } = await table.record([...tipOff(table), event({ ...free, number: 1, of: 1 })], 0);
    const end = (['period-end', 'game-end', 'finalised'] as const).map((type) => event({ type }, { clockMs: 0 }));
    await table.record(end, seq);
  };
  return { change, now, finalise };
}

test.each(['postponed', 'cancelled', 'forfeited', 'annulled'] as const)(
  'a game that is %s is not on air, however near its tip-off; the one that is played is',
  async (state) => {
    const { change, now } = await openVenue(`on-air-${state}`);
    await change('b-a', { state, tipOffAt: inMinutes(10) });
    expect(await now()).toMatchObject({ onAir: null });
    const id = await change('d-c', { tipOffAt: inMinutes(150) });
    expect(await now()).toMatchObject({ onAir: { id } });
  },
);

test('a result stays on air as long as on the board, though the next tip-off is nearer', async () => {
  const { change, now, finalise } = await openVenue('just-over');
  const id = await change('b-a', { tipOffAt: inMinutes(-100) });
  await change('d-c', { tipOffAt: inMinutes(15) });
  await finalise();
  expect(await now()).toMatchObject({ game: { id }, onAir: { id } });
});

test('then the next game is on air, and without one the last that was played', async () => {
  const { change, now } = await openVenue('over');
  const last = await change('b-a', { state: 'final', tipOffAt: inMinutes(-100), homeScore: 80, awayScore: 70 });
  expect(await now()).toMatchObject({ game: null, onAir: { id: last } });
  const next = await change('d-c', { tipOffAt: inMinutes(170) });
  expect(await now()).toMatchObject({ onAir: { id: next } });
});

test('a live game takes the venue from one that was suspended, whatever their tip-offs', async () => {
  const { change, now } = await openVenue('live-first');
  const id = await change('b-a', { state: 'live', tipOffAt: inMinutes(-100) });
  await change('d-c', { state: 'suspended', tipOffAt: inMinutes(-30) });
  expect(await now()).toMatchObject({ game: { id }, onAir: { id } });
});

test('of two live games the one with a known tip-off has the venue', async () => {
  const { change, now } = await openVenue('two-live');
  const id = await change('b-a', { state: 'live', tipOffAt: inMinutes(-100) });
  await change('d-c', { state: 'live', tipOffAt: null });
  expect(await now()).toMatchObject({ game: { id } });
});

test.each([
  ['at its hour', { tipOffAt: inMinutes(-100) }],
  ['without one', { tipOffAt: null, tipOffDate: dayOf(new Date()) }],
])('a suspended game holds its venue on its day, %s', async (when, tipOff) => {
  const { change, now } = await openVenue(`holds-${when.replaceAll(' ', '-')}`);
  const id = await change('b-a', { state: 'suspended', ...tipOff });
  expect(await now()).toMatchObject({ game: { id }, onAir: { id } });
});

test.each([
  ['of yesterday', { tipOffAt: inMinutes(-24 * 60) }],
  ['to go on another day', { tipOffAt: inMinutes(72 * 60) }],
  ['to go on nobody knows when', { tipOffAt: null, tipOffDate: null }],
])('a suspended game %s leaves its venue to others', async (when, tipOff) => {
  const { change, now } = await openVenue(`leaves-${when.replaceAll(' ', '-')}`);
  await change('b-a', { state: 'suspended', ...tipOff });
  expect(await now()).toMatchObject({ game: null, onAir: null });
});
