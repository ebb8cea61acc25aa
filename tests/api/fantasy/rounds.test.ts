import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrantPrices } from '#server/db/schema/fantasy.ts';
import { fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import { closeFantasySeason } from '#server/league/fantasy/season/close.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';
import { type Ledger, readLedger } from './support/read-ledger.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let ledger: Ledger;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `ledger-${opened}`);
  ledger = readLedger(database, fantasy);
});

test('the season counted again from its logs is what is stored, to the last unit', async () => {
  await ledger.playFirstGame();
  const { scope, ids, gameOf } = fantasy;
  await fantasy.play(gameOf(1, 1), ['c', 'd']);
  await fantasy.recount();
  const verified = await verifySeason(scope, ids.league);
  expect(verified).toMatchObject({ games: 6, totals: 1, differences: [] });
  await database.db.update(fantasyTotals).set({ points: 1 });
  expect((await verifySeason(scope, ids.league)).differences).toEqual([
    expect.stringMatching(/^squad 1, round 1: 1 stored/),
  ]);
});

test('prices follow once a round is over, with their working, and a later correction moves none', async () => {
  await ledger.playFirstGame();
  const { scope, gameOf, number } = fantasy;
  await fantasy.play(gameOf(1, 1), ['c', 'd']);
  await fantasy.recount();
  const priceOf = async () => {
    const [row] = await database.db
      .select()
      .from(fantasyEntrantPrices)
      .where(
        ofTenant(
          scope,
          fantasyEntrantPrices,
          and(eq(fantasyEntrantPrices.entrant, number('b', 3)), eq(fantasyEntrantPrices.ofRound, 1)),
        ),
      );
    return row;
  };
  const made = await priceOf();
  expect(made).toMatchObject({
    round: 2,
    price: 77,
    working: { from: 80, points: 100_000, expected: 880_000, change: -3, cappedChange: -3, to: 77 },
  });
  await fantasy.play(gameOf(1, 0), ['a', 'b'], ledger.reboundOfAnother);
  await fantasy.recount();
  expect(await priceOf()).toEqual(made);
});

test('who joins late gets the average of the others and credits for the rounds missed', async () => {
  await ledger.playFirstGame();
  const late = await fantasy.follower('Boris');
  const receipt = await fantasy.save(late, 2, fantasy.input({ name: 'Kasno' }));
  expect(receipt.bank).toBe(120 + 3);
  await fantasy.recount();
  expect(await ledger.squadPoints()).toEqual([
    [18.7, 1],
    [18.7, 1],
  ]);
  const totals = await database.db.select().from(fantasyTotals).where(ofTenant(fantasy.scope, fantasyTotals));
  expect(totals.map(({ isAverage }) => isAverage).toSorted()).toEqual([false, true]);
});

test('a season is closed once every round is frozen, and keeps its winner', async () => {
  await ledger.playFirstGame();
  const { scope, ids } = fantasy;
  await expect(closeFantasySeason(scope, ids.league)).rejects.toMatchObject({ code: 'conflict' });
  for (const round of [1, 2, 3]) await ledger.freeze(round, new Date(Date.now() - 1000));
  const winner = { number: 1, name: 'Sokoli' };
  expect(await closeFantasySeason(scope, ids.league)).toEqual({ outcome: 'closed', winner });
  expect(await closeFantasySeason(scope, ids.league)).toEqual({ outcome: 'unchanged', winner });
  const ana = await fantasy.follower();
  await expect(fantasy.save(ana, 2, fantasy.input())).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/closed/),
  });
});
