import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLineups } from '#server/db/schema/fantasy-squads.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import { mergePeople } from '#server/league/person/merge/merge-people.ts';
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
  fantasy = await openFantasy(database.db, `merged-${opened}`);
  ledger = readLedger(database, fantasy);
});

async function merge(kept: string, gone: string): Promise<void> {
  const slugOf = async (id: string) => {
    const ofPerson = ofTenant(fantasy.scope, people, eq(people.id, id));
    const [person] = await database.db.select().from(people).where(ofPerson);
    return person?.slug ?? '';
  };
  await mergePeople(fantasy.scope, await slugOf(kept), await slugOf(gone));
}

const lineups = () =>
  database.db
    .select()
    .from(fantasyLineups)
    .where(ofTenant(fantasy.scope, fantasyLineups))
    .orderBy(asc(fantasyLineups.round));

test('two people of one squad who are merged: one stays in the better place, lines and price of the other come to it', async () => {
  await ledger.playFirstGame();
  const { scope, ids, number, gameOf } = fantasy;
  const [kept, gone] = [ids.players.a[0] ?? '', ids.players.c[0] ?? ''];
  await fantasy.play(gameOf(1, 1), ['c', 'd']);
  await merge(kept, gone);
  await fantasy.recount();
  const merged = await ledger.told(gameOf(1, 1), 'merge');
  expect(merged.filter(([entrant]) => entrant === number('a', 0)).map(([, item, , points]) => [item, points])).toEqual([
    ['foulsDrawn', 1],
    ['missedFreeThrows', -1],
    ['points', 4],
    ['win', 0.4],
  ]);
  const [lineup] = await database.db.select().from(fantasyLineups).where(ofTenant(scope, fantasyLineups));
  expect(lineup).toMatchObject({ starters: fantasy.lineup.starters, bench: fantasy.lineup.bench.slice(1), bank: 200 });
  const [row] = await database.db
    .select()
    .from(fantasyEntrants)
    .where(ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.number, number('c', 0))));
  expect(row).toMatchObject({ personId: null, mergedInto: number('a', 0) });
  // a0 has 4.4 twice, × 1.5; c1, d0 and d1 on the bench.
  expect(await ledger.squadPoints()).toEqual([[18.7 + 4.4 * 1.5 + (1.1 + 4 - 1) / 2, 1]]);
  expect((await verifySeason(scope, ids.league)).differences).toEqual([]);
});

test('a squad that has only the duplicate has the other in its place, as captain too, with the same points', async () => {
  await ledger.playFirstGame();
  const { scope, ids, number, lineup, gameOf } = fantasy;
  const before = await ledger.squadPoints();
  await merge(ids.players.c[2] ?? '', ids.players.a[0] ?? '');
  await fantasy.recount();
  const [stays, goes] = [number('c', 2), number('a', 0)];
  expect(await lineups()).toMatchObject([
    { round: 1, starters: [stays, ...lineup.starters.slice(1)], captain: stays, bank: 120 },
  ]);
  expect(await ledger.squadPoints()).toEqual(before);
  const told = await ledger.told(gameOf(1, 0), 'merge');
  const sumOf = (entrant: number) =>
    told.filter(([of]) => of === entrant).reduce((sum, [, , , points]) => sum + Number(points), 0);
  expect(sumOf(stays)).toBeCloseTo(4.4);
  expect(sumOf(goes)).toBeCloseTo(-4.4);
  expect((await verifySeason(scope, ids.league)).differences).toEqual([]);
});

test('a round that is frozen stays as it is, and the next one has the person that stays', async () => {
  await ledger.playFirstGame();
  const { scope, ids, number, lineup, gameOf } = fantasy;
  const before = await ledger.squadPoints();
  await ledger.freeze(1, new Date(Date.now() - 1000));
  await merge(ids.players.c[2] ?? '', ids.players.a[0] ?? '');
  await fantasy.recount();
  const stays = number('c', 2);
  expect(await lineups()).toMatchObject([
    { round: 1, starters: lineup.starters, captain: number('a', 0) },
    { round: 2, starters: [stays, ...lineup.starters.slice(1)], captain: stays },
  ]);
  expect(await ledger.told(gameOf(1, 0), 'merge')).toEqual([]);
  expect(await ledger.squadPoints()).toEqual(before);
  expect((await verifySeason(scope, ids.league)).differences).toEqual([]);
});
