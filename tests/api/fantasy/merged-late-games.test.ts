import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Lineup } from '#lib/basketball/fantasy/lineup.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyLineups, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import type { GameLog } from '#server/league/game/game-log.ts';
import { mergePeople } from '#server/league/person/merge/merge-people.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';
import { type Ledger, readLedger } from './support/read-ledger.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let ledger: Ledger;
let ana: string;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `late-${opened}`);
  ledger = readLedger(database, fantasy);
});

/** The first round is frozen, but for the game of c and d, which is put off. The others have saved before. */
async function freezeWithoutSecondGame(...others: Lineup[]): Promise<void> {
  for (const [index, lineup] of others.entries()) {
    const name = `Other ${index}`;
    await fantasy.save(await fantasy.follower(name), 1, fantasy.input({ name, lineup }));
  }
  ana = await ledger.playFirstGame();
  await fantasy.moveGame(fantasy.gameOf(1, 1), null, 'postponed');
  await ledger.freeze(1, new Date(Date.now() - 1000));
}

async function merge(kept: string | undefined, gone: string | undefined): Promise<void> {
  const slugOf = async (id = '') => {
    const [person] = await database.db
      .select()
      .from(people)
      .where(ofTenant(fantasy.scope, people, eq(people.id, id)));
    return person?.slug ?? '';
  };
  await mergePeople(fantasy.scope, await slugOf(kept), await slugOf(gone));
}

const playLate = async (change: (log: GameLog) => GameLog = (log) => log) => {
  await fantasy.play(fantasy.gameOf(1, 1), ['c', 'd'], change);
  await fantasy.recount();
};
const withoutListed =
  (gone: string | undefined) =>
  ({ sheet, ...log }: GameLog): GameLog => ({
    ...log,
    sheet: { home: sheet.home, away: sheet.away.filter(({ personId }) => personId !== gone) },
  });
/** The log with a person in the place of another, and without the foul drawn, which is worth 1.1 to who has won. */
const withoutFoulDrawn = (gone: string, kept: string) => (log: GameLog) => {
  const events = log.events.filter(({ type }) => type !== 'foul-drawn');
  return JSON.parse(JSON.stringify({ ...log, hash: 'no foul drawn', events }).replaceAll(gone, kept)) as GameLog;
};
const inPlaceOfBench = (entrant: number): Lineup => ({
  ...fantasy.lineup,
  bench: [entrant, ...fantasy.lineup.bench.slice(1)],
});
const lineupsOf = (number: number) =>
  database.db
    .select({ round: fantasyLineups.round, bench: fantasyLineups.bench, bank: fantasyLineups.bank })
    .from(fantasyLineups)
    .innerJoin(fantasySquads, eq(fantasySquads.id, fantasyLineups.squadId))
    .where(ofTenant(fantasy.scope, fantasySquads, eq(fantasySquads.number, number)))
    .orderBy(asc(fantasyLineups.round));
const differences = async () => (await verifySeason(fantasy.scope, fantasy.ids.league)).differences;

/** c0 4.4 and c1 1.1, d0 4 and d1 −1 on the bench. */
const late = (4.4 + 1.1 + 4 - 1) / 2;

test('who was merged before a late game of a frozen round brings its points to squads with either record', async () => {
  const { ids, number } = fantasy;
  const gone = ids.players.d[5];
  await freezeWithoutSecondGame(inPlaceOfBench(number('d', 5)));
  await merge(ids.players.c[0], gone);
  await playLate(withoutListed(gone));
  expect(await ledger.squadPoints()).toEqual([
    [18.7 + late, 1],
    [18.7 + late, 1],
  ]);
  expect(await differences()).toEqual([]);
});

test('who was merged after it keeps its points, and a correction in time counts for squads with either record', async () => {
  const { ids, number, gameOf } = fantasy;
  await freezeWithoutSecondGame(inPlaceOfBench(number('b', 5)));
  await playLate();
  const before = await ledger.squadPoints();
  await merge(ids.players.b[5], ids.players.c[0]);
  await fantasy.recount();
  const merged = await ledger.told(gameOf(1, 1), 'merge');
  const sumOf = (entrant: number) =>
    merged.filter(([of]) => of === entrant).reduce((sum, [, , , points]) => sum + Number(points), 0);
  expect([sumOf(number('c', 0)), sumOf(number('b', 5))]).toEqual([-4.4, 4.4]);
  expect(before).toContainEqual([18.7 + late, 1]);
  expect(await ledger.squadPoints()).toEqual([
    [18.7 + late, 1],
    [18.7 + late, 1],
  ]);
  await playLate(withoutFoulDrawn(ids.players.c[0] ?? '', ids.players.b[5] ?? ''));
  expect(await ledger.squadPoints()).toEqual([
    [18.7 + late - 1.1 / 2, 1],
    [18.7 + late - 1.1 / 2, 1],
  ]);
  expect(await differences()).toEqual([]);
});

test('what the two have made in other games of a frozen round stays as it is', async () => {
  const { ids, number, lineup } = fantasy;
  await freezeWithoutSecondGame(inPlaceOfBench(number('c', 2)));
  const before = await ledger.squadPoints();
  await merge(ids.players.c[2], ids.players.a[0]);
  await fantasy.recount();
  expect(await ledger.told(fantasy.gameOf(1, 0), 'merge')).toEqual([]);
  expect(await ledger.squadPoints()).toEqual(before);
  const [own] = await database.db.select().from(fantasyLineups).where(ofTenant(fantasy.scope, fantasyLineups));
  expect(own).toMatchObject({ round: 1, starters: lineup.starters, captain: number('a', 0) });
});

test('a frozen round after it keeps its squads', async () => {
  const { ids, number, lineup } = fantasy;
  await freezeWithoutSecondGame();
  await ledger.freeze(2, new Date(Date.now() - 1000));
  await merge(ids.players.b[5], ids.players.c[0]);
  const others = lineup.bench.slice(1);
  expect((await lineupsOf(1)).map(({ round, bench }) => [round, bench])).toEqual([
    [1, [number('b', 5), ...others]],
    [2, lineup.bench],
    [3, [number('b', 5), ...others]],
  ]);
});

test('a squad that had both has the person once, in the better place, and gets a price back', async () => {
  const { ids, number, lineup } = fantasy;
  await freezeWithoutSecondGame({ ...lineup, sixth: number('d', 5) });
  const gone = ids.players.d[5];
  await merge(ids.players.c[0], gone);
  await playLate(withoutListed(gone));
  // 18.7 without the −1 of b2, who was not in this squad; c0 is the sixth man now and counts whole; half of 1.1, 4 and −1.
  expect(await ledger.squadPoints()).toContainEqual([26.15, 1]);
  expect(await lineupsOf(1)).toMatchObject([{ round: 1, bench: lineup.bench.slice(1), bank: 120 + 80 }]);
});

test('a merge uses up no transfer of a squad whose last round is frozen', async () => {
  const { ids, number, lineup } = fantasy;
  await freezeWithoutSecondGame();
  await merge(ids.players.c[2], ids.players.a[0]);
  const stays = number('c', 2);
  const same = { ...lineup, starters: [stays, ...lineup.starters.slice(1)], captain: stays };
  const [row] = await database.db
    .select()
    .from(fantasyLineups)
    .where(ofTenant(fantasy.scope, fantasyLineups, eq(fantasyLineups.round, 2)));
  const save = fantasy.save(ana, 2, fantasy.input({ revision: row?.revision ?? 0, lineup: same }));
  await expect(save).resolves.toMatchObject({ transfersUsed: 0, bank: 120 });
});
