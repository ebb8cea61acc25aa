import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entrantsOf, type Lineup } from '#lib/basketball/fantasy/lineup.ts';
import { dealTransfers } from '#lib/basketball/fantasy/transfers.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { getOwnSquad } from '#server/league/fantasy/squad/get-own.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let ana: string;
let [falling, other, third]: number[] = [];
let lineup: Lineup;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A squad that has spent all: its sixth man costs 20 credits and makes −1 point in the first round, so that his price falls. */
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `undone-${opened}`);
  ana = await fantasy.follower();
  lineup = fantasy.lineup;
  [falling, other, third] = [fantasy.number('b', 2), fantasy.number('d', 4), fantasy.number('d', 5)];
  await setPrice(falling, 200);
  await fantasy.save(ana, 1, fantasy.input({ cost: 1000 }));
  await fantasy.begin(1);
});

const ofEntrant = (number: number | undefined) =>
  ofTenant(
    fantasy.scope,
    fantasyEntrants,
    and(eq(fantasyEntrants.fantasySeasonId, fantasy.seasonId), eq(fantasyEntrants.number, number ?? 0)),
  );
const setPrice = (number: number | undefined, price: number) =>
  database.db.update(fantasyEntrants).set({ price }).where(ofEntrant(number));

async function costOf(lineup: Lineup): Promise<number> {
  const numbers = entrantsOf(lineup);
  const rows = await database.db
    .select()
    .from(fantasyEntrants)
    .where(ofTenant(fantasy.scope, fantasyEntrants, eq(fantasyEntrants.fantasySeasonId, fantasy.seasonId)));
  return rows.reduce((sum, { number, price }) => sum + (numbers.includes(number) ? price : 0), 0);
}

let revision = 0;
/** Saves the squad of the second round and returns what is left, and what it is worth with its players. */
async function save(own: Lineup, follower = ana): Promise<{ bank: number; worth: number; transfersUsed: number }> {
  const cost = await costOf(own);
  const receipt = await fantasy.save(follower, 2, fantasy.input({ revision, cost, lineup: own }));
  revision = receipt.revision;
  return { bank: receipt.bank, worth: receipt.bank + cost, transfersUsed: receipt.transfersUsed };
}
beforeEach(() => {
  revision = 0;
});

async function makePrices(): Promise<void> {
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
  await fantasy.play(fantasy.gameOf(1, 1), ['c', 'd']);
  await fantasy.recount();
}

const withSixth = (sixth: number | undefined): Lineup => ({ ...lineup, sixth: sixth ?? 0 });

test('while prices stay, transfers change nothing of what a squad is worth, in whatever order', async () => {
  for (const sixth of [other, third, falling, other, falling])
    expect(await save(withSixth(sixth))).toMatchObject({ worth: 1000 });
});

test('a transfer that is undone after prices were made gives back what was there before it', async () => {
  await save(withSixth(other));
  await makePrices();
  expect(await costOf(lineup)).toBeLessThan(1000);
  expect(await save(lineup)).toMatchObject({ bank: 0, transfersUsed: 0 });
});

test('the own squad tells at what prices its transfers were made, and what is left when they are undone', async () => {
  await save(withSixth(other));
  await makePrices();
  await setPrice(other, 95);
  const scope = { ...fantasy.scope, host: 'undone.test', locale: 'en', fallbackLocale: 'en' } as const;
  const { coming } = await getOwnSquad(scope, { season: '2025-26', league: 'first-league' }, ana);
  expect(coming).toMatchObject({ bank: 120, deals: { [falling ?? 0]: 200, [other ?? 0]: 80 } });
  if (!coming?.before || !coming.lineup) throw new Error('There is no squad.');
  const { bank, deals } = coming;
  const saved = { before: entrantsOf(coming.before), present: entrantsOf(coming.lineup), bank, deals };
  const shown = dealTransfers(saved, entrantsOf(lineup), () => 0);
  expect(await save(lineup)).toMatchObject({ bank: shown.bank });
});

test('undone by way of a third player it gives back the same', async () => {
  await save(withSixth(other));
  await makePrices();
  await setPrice(other, 95);
  await save(withSixth(third));
  expect(await save(lineup)).toMatchObject({ bank: 0, transfersUsed: 0 });
});

test('of several transfers only the one that is undone is given back', async () => {
  await save({ ...withSixth(other), bench: [third ?? 0, ...lineup.bench.slice(1)] });
  await makePrices();
  await setPrice(other, 95);
  // The sixth man is back for the 20 credits that he was sold for, and the other brings the 8 that he cost.
  expect(await save({ ...lineup, bench: [third ?? 0, ...lineup.bench.slice(1)] })).toMatchObject({
    bank: 0,
    transfersUsed: 1,
  });
});

test('who was bought too dear can be given back, and nothing is lost', async () => {
  await save(withSixth(other));
  await makePrices();
  await setPrice(falling, 250);
  await setPrice(other, 30);
  expect(await save(lineup)).toMatchObject({ bank: 0, transfersUsed: 0 });
});

test('a transfer that stands was made at the prices of its time, and a place changed later costs nothing', async () => {
  expect(await save(withSixth(other))).toMatchObject({ bank: 120, worth: 1000 });
  await makePrices();
  const captain = lineup.starters[1] ?? 0;
  expect(await save({ ...withSixth(other), captain })).toMatchObject({ bank: 120, transfersUsed: 1 });
});

test('after prices were made who goes is sold at the present price', async () => {
  await makePrices();
  const worth = await costOf(lineup);
  expect(await save(withSixth(other))).toMatchObject({ worth });
  expect(await save(withSixth(third))).toMatchObject({ worth });
  expect(await save(lineup)).toMatchObject({ worth, bank: 0 });
});

test('a squad that joins before prices are made is changed for what it has cost', async () => {
  const late = await fantasy.follower('Boris');
  const first = await save({ ...lineup, sixth: other ?? 0 }, late);
  await setPrice(other, 95);
  expect(await save({ ...lineup, sixth: third ?? 0 }, late)).toMatchObject({ bank: first.bank });
});
