import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entrantsOf, type Lineup } from '#lib/basketball/fantasy/lineup.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrantPrices, fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import { createPrivateLeague } from '#server/league/fantasy/private-league/create.ts';
import { getPrivateLeague } from '#server/league/fantasy/private-league/get.ts';
import { joinPrivateLeague } from '#server/league/fantasy/private-league/membership.ts';
import { startHeadToHead } from '#server/league/fantasy/private-league/start.ts';
import { type FantasySeasonRow, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { getOwnSquad } from '#server/league/fantasy/squad/get-own.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

const day = 24 * 3_600_000;
let database: DatabaseConnection;
let fantasy: Fantasy;
let season: FantasySeasonRow;
let [ana, boris]: [string, string] = ['', ''];
let leagueId: string;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Two squads in a private league of duels; Boris has another captain. */
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `postponed-${opened}`);
  season = await fetchFantasySeason(fantasy.scope, fantasy.seasonId);
  [ana, boris] = [await fantasy.follower(), await fantasy.follower('Boris')];
  await fantasy.save(ana, 1, fantasy.input());
  await fantasy.save(boris, 1, fantasy.input({ name: 'Boris', lineup: otherCaptain() }));
  const league = { requestId: randomUUID(), name: 'Komšije', kind: 'head-to-head' as const };
  const { id, code } = await createPrivateLeague(fantasy.scope, season, ana, league);
  await joinPrivateLeague(fantasy.scope, season, boris, code);
  await startHeadToHead(fantasy.scope, season, ana, id);
  leagueId = id;
});

const otherCaptain = (): Lineup => ({ ...fantasy.lineup, captain: fantasy.number('b', 0) });
const sides = {
  1: [
    ['a', 'b'],
    ['c', 'd'],
  ],
  2: [
    ['a', 'c'],
    ['b', 'd'],
  ],
  3: [
    ['a', 'd'],
    ['b', 'c'],
  ],
} as const;

async function play(round: 1 | 2 | 3): Promise<void> {
  await fantasy.begin(round);
  for (const [turn, [home, away]] of sides[round].entries())
    await fantasy.play(fantasy.gameOf(round, turn), [home, away]);
  await fantasy.recount();
}

async function putOff(round: number, state: 'postponed' | 'cancelled' = 'postponed'): Promise<void> {
  for (const turn of [0, 1]) await fantasy.moveGame(fantasy.gameOf(round, turn), null, state);
  await fantasy.recount();
}

async function scheduleAgain(round: number, tipOffAt: Date): Promise<void> {
  for (const turn of [0, 1]) {
    const ofGame = ofTenant(fantasy.scope, games, eq(games.id, fantasy.gameOf(round, turn)));
    await database.db.update(games).set({ state: 'scheduled' }).where(ofGame);
    await fantasy.moveGame(fantasy.gameOf(round, turn), tipOffAt);
  }
}

const own = (follower = ana) =>
  getOwnSquad(
    { ...fantasy.scope, host: 'postponed.test', locale: 'en', fallbackLocale: 'en' },
    { season: '2025-26', league: 'first-league' },
    follower,
  );

async function costOf(lineup: Lineup): Promise<number> {
  const numbers = entrantsOf(lineup);
  const rows = await database.db.select().from(fantasyEntrants).where(ofTenant(fantasy.scope, fantasyEntrants));
  return rows.reduce((sum, { number, price }) => sum + (numbers.includes(number) ? price : 0), 0);
}
const save = async (round: number, lineup: Lineup, revision = 0, follower = ana) =>
  fantasy.save(follower, round, fantasy.input({ revision, lineup, cost: await costOf(lineup) }));

const league = () => getPrivateLeague(fantasy.scope, season, ana, { id: leagueId });
const duelOf = async (round: number) => (await league()).fixtures.find((duel) => duel.round === round);
const totalsOf = (round: number) =>
  database.db
    .select()
    .from(fantasyTotals)
    .where(ofTenant(fantasy.scope, fantasyTotals, eq(fantasyTotals.round, round)));
const pricesMadeBy = (round: number) =>
  database.db.$count(
    fantasyEntrantPrices,
    ofTenant(
      fantasy.scope,
      fantasyEntrantPrices,
      and(eq(fantasyEntrantPrices.fantasySeasonId, fantasy.seasonId), eq(fantasyEntrantPrices.ofRound, round)),
    ),
  );
const withTransfers = (count: number): Lineup => ({
  ...fantasy.lineup,
  bench: [
    ...[2, 3, 4, 5].slice(0, count).map((index) => fantasy.number('d', index)),
    ...fantasy.lineup.bench.slice(count),
  ],
});
const notPlayed = { homePoints: null, awayPoints: null, winner: null, decidedBy: null };

test('a round that is put off before its deadline is not over: the next one comes, nothing is counted, nobody has lost', async () => {
  await play(1);
  await putOff(2);
  expect(await fantasy.roundOf(2)).toMatchObject({ locksAt: null, endedAt: null, freezesAt: null, pricedAt: null });
  expect((await own()).coming).toMatchObject({ round: { number: 3 } });
  expect(await pricesMadeBy(2)).toBe(0);
  expect(await totalsOf(2)).toEqual([]);
  expect(await duelOf(2)).toMatchObject(notPlayed);
  await play(3);
  expect(await duelOf(3)).toMatchObject({ winner: expect.any(String) });
  expect(await totalsOf(2)).toEqual([]);
  expect((await league()).table.map(({ duels }) => (duels?.won ?? 0) + (duels?.lost ?? 0))).toEqual([2, 2]);
});

test('it uses up no transfers: they are counted against the squad of the last round that was played', async () => {
  await play(1);
  expect(await save(2, withTransfers(3))).toMatchObject({ transfersUsed: 3 });
  await putOff(2);
  expect((await own()).coming).toMatchObject({ before: fantasy.lineup, transfers: { used: 3, allowed: 4 } });
  const five = { ...withTransfers(4), sixth: fantasy.number('c', 2) };
  await expect(save(3, five)).rejects.toMatchObject({ issues: [{ rule: 'transfers' }] });
  expect(await save(3, withTransfers(4))).toMatchObject({ transfersUsed: 4 });
  expect(await save(3, fantasy.lineup, 1)).toMatchObject({ transfersUsed: 0, bank: 120 });
});

test('it is played when its games are: with a deadline of its own, squads, prices and duels', async () => {
  await play(1);
  await putOff(2);
  await play(3);
  await scheduleAgain(2, new Date(Date.now() + 9 * day));
  expect((await own()).coming).toMatchObject({ round: { number: 2, state: 'coming' } });
  await save(2, withTransfers(1));
  await fantasy.begin(2);
  expect(await duelOf(2)).toMatchObject({ winner: null, decidedBy: null });
  await play(2);
  expect(await fantasy.roundOf(2)).toMatchObject({ endedAt: expect.any(Date), pricedAt: expect.any(Date) });
  expect(await pricesMadeBy(2)).toBeGreaterThan(0);
  expect((await totalsOf(2)).map(({ points }) => points > 0)).toEqual([true, true]);
  expect(await duelOf(2)).toMatchObject({ winner: expect.any(String), decidedBy: expect.any(String) });
  expect((await verifySeason(fantasy.scope, fantasy.ids.league)).differences).toEqual([]);
});

test('one that is put off after its deadline waits for its games with the squads that it has', async () => {
  await play(1);
  await fantasy.begin(2);
  await putOff(2);
  expect(await fantasy.roundOf(2)).toMatchObject({ locksAt: expect.any(Date), endedAt: null });
  expect((await own()).coming).toMatchObject({ round: { number: 3 } });
  expect(await duelOf(2)).toMatchObject({ winner: null, decidedBy: null });
  await play(2);
  expect(await duelOf(2)).toMatchObject({ winner: expect.any(String) });
});

test('a round that is cancelled is void: it is over, gives no points, and its duels are not played', async () => {
  await play(1);
  await putOff(2, 'cancelled');
  expect(await fantasy.roundOf(2)).toMatchObject({ locksAt: null, endedAt: expect.any(Date) });
  expect((await own()).coming).toMatchObject({ round: { number: 3 } });
  expect(await duelOf(2)).toMatchObject(notPlayed);
  await fantasy.begin(3);
  await putOff(3, 'cancelled');
  expect(await duelOf(3)).toMatchObject(notPlayed);
  expect((await league()).table.map(({ duels }) => (duels?.won ?? 0) + (duels?.lost ?? 0))).toEqual([1, 1]);
});

test('who joins after it was put off has a squad for it, and is counted once', async () => {
  await play(1);
  await putOff(2);
  const late = await fantasy.follower('Vesna');
  await save(3, fantasy.lineup, 0, late);
  await play(3);
  await scheduleAgain(2, new Date(Date.now() + 9 * day));
  await save(2, fantasy.lineup, 0, late);
  await play(2);
  expect((await totalsOf(2)).map(({ isAverage }) => isAverage)).toEqual([false, false, false]);
});
