import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { createPrivateLeague } from '#server/league/fantasy/private-league/create.ts';
import { getPrivateLeague, listPrivateLeagues } from '#server/league/fantasy/private-league/get.ts';
import {
  joinPrivateLeague,
  leavePrivateLeague,
  removeMember,
} from '#server/league/fantasy/private-league/membership.ts';
import { startHeadToHead } from '#server/league/fantasy/private-league/start.ts';
import { type FantasySeasonRow, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';
import { readLedger } from './support/read-ledger.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let season: FantasySeasonRow;
let [ana, boris]: string[] = [];
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `private-${opened}`);
  season = await fetchFantasySeason(fantasy.scope, fantasy.seasonId);
  ana = await manager('Ana');
  boris = await manager('Boris');
});

async function manager(name: string): Promise<string> {
  const follower = await fantasy.follower(name);
  await fantasy.save(follower, 1, fantasy.input({ name }));
  return follower;
}

const create = (kind: 'classic' | 'head-to-head' = 'classic', requestId = randomUUID()) =>
  createPrivateLeague(fantasy.scope, season, ana ?? '', { requestId, name: 'Komšije', kind });
const join = (who: string | undefined, code: string) => joinPrivateLeague(fantasy.scope, season, who ?? '', code);
const get = (who: string | undefined, id: string) => getPrivateLeague(fantasy.scope, season, who ?? '', { id });

test('who has the code joins, once; nobody else learns of the league', async () => {
  const { id, code } = await create();
  await expect(get(boris, id)).rejects.toMatchObject({ code: 'not-found' });
  expect(await join(boris, code)).toEqual({ id });
  expect(await join(boris, code)).toEqual({ id });
  expect(await get(boris, id)).toMatchObject({ name: 'Komšije', members: 2, isOwner: false, code, fromRound: 1 });
  expect(await listPrivateLeagues(fantasy.scope, season, boris ?? '')).toMatchObject([{ id, members: 2 }]);
  await expect(join(boris, 'AAAAAAAA')).rejects.toMatchObject({ code: 'not-found' });
});

test('the same request creates a league once', async () => {
  const requestId = randomUUID();
  expect(await create('classic', requestId)).toEqual(await create('classic', requestId));
  expect(await listPrivateLeagues(fantasy.scope, season, ana ?? '')).toHaveLength(1);
});

test('without a squad nobody joins', async () => {
  const { code } = await create();
  await expect(join(await fantasy.follower(), code)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Save a squad first.',
  });
});

test('of many accounts of one person the owner removes those that are too many, for good', async () => {
  const { id, code } = await create();
  await join(boris, code);
  await expect(removeMember(fantasy.scope, season, boris ?? '', { id, squad: 1 })).rejects.toMatchObject({
    code: 'forbidden',
  });
  const renewed = await removeMember(fantasy.scope, season, ana ?? '', { id, squad: 2 });
  expect(renewed.code).not.toBe(code);
  await expect(join(boris, code)).rejects.toMatchObject({ code: 'not-found' });
  await expect(join(boris, renewed.code)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/has removed this squad/),
  });
  expect(await get(ana, id)).toMatchObject({ members: 1 });
});

test('who leaves is gone, and with the owner the league', async () => {
  const { id, code } = await create();
  await join(boris, code);
  await leavePrivateLeague(fantasy.scope, season, boris ?? '', id);
  expect(await get(ana, id)).toMatchObject({ members: 1 });
  await leavePrivateLeague(fantasy.scope, season, ana ?? '', id);
  await expect(get(ana, id)).rejects.toMatchObject({ code: 'not-found' });
});

test('a season of another tenant is not found by the id of its league', async () => {
  const { id } = await create();
  const other = await openFantasy(database.db, `private-other-${opened}`);
  const follower = await other.follower();
  await other.save(follower, 1, other.input());
  const otherSeason = await fetchFantasySeason(other.scope, other.seasonId);
  await expect(getPrivateLeague(other.scope, otherSeason, follower, { id })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('head to head draws a duel in every round, the odd squad against the ghost, and follows the points', async () => {
  const { id, code } = await create('head-to-head');
  await join(boris, code);
  await join(await manager('Vesna'), code);
  await expect(startHeadToHead(fantasy.scope, season, boris ?? '', id)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await startHeadToHead(fantasy.scope, season, ana ?? '', id)).toEqual({ fixtures: 6 });
  await expect(join(await manager('Kasni'), code)).rejects.toMatchObject({ code: 'conflict' });

  const captain = fantasy.number('b', 0);
  await fantasy.save(boris ?? '', 1, fantasy.input({ revision: 1, lineup: { ...fantasy.lineup, captain } }));
  const before = await get(ana, id);
  expect(before.fixtures.every(({ homePoints, winner }) => homePoints === null && winner === null)).toBe(true);

  await fantasy.begin(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
  await fantasy.play(fantasy.gameOf(1, 1), ['c', 'd']);
  await fantasy.recount();
  const { fixtures, table } = await get(ana, id);
  const first = fixtures.filter(({ round }) => round === 1);
  expect(first).toHaveLength(2);
  expect(first.filter(({ away }) => away === null)).toHaveLength(1);
  const between = first.find(({ away }) => away !== null);
  expect(between?.winner).toBeTruthy();
  expect(table.reduce((sum, { duels }) => sum + (duels?.won ?? 0) + (duels?.lost ?? 0) + (duels?.drawn ?? 0), 0)).toBe(
    3,
  );
  const ofRound = (round: number) => getPrivateLeague(fantasy.scope, season, ana ?? '', { id, round });
  expect((await ofRound(1)).table.every(({ points, roundPoints }) => points === roundPoints)).toBe(true);
  await expect(ofRound(2)).rejects.toMatchObject({ code: 'not-found' });
  expect(table.map(({ duels }) => duels?.tablePoints)).toEqual(
    table.map(({ duels }) => duels?.tablePoints).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
  );
});

test('level points of a duel are decided by the table, the five or the registration, and it is said by which', async () => {
  const { id, code } = await create('head-to-head');
  await join(boris, code);
  await startHeadToHead(fantasy.scope, season, ana ?? '', id);
  await fantasy.begin(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
  await fantasy.play(fantasy.gameOf(1, 1), ['c', 'd']);
  await fantasy.recount();
  const [first] = (await get(ana, id)).fixtures;
  expect(first).toMatchObject({
    round: 1,
    decidedBy: 'registration',
    winner: first?.home.number === 1 ? 'home' : 'away',
  });
});

test('a duel with level points goes to who has more points of the season until then', async () => {
  const { id, code } = await create('head-to-head');
  await join(boris, code);
  await startHeadToHead(fantasy.scope, season, ana ?? '', id);
  const other = { ...fantasy.lineup, captain: fantasy.number('b', 1) };
  const costNow = async () => {
    const { starters, sixth, bench, coach } = fantasy.lineup;
    const all = [...starters, sixth, ...bench, coach];
    const prices = await database.db.select().from(fantasyEntrants).where(ofTenant(fantasy.scope, fantasyEntrants));
    return prices.reduce((sum, { number, price }) => sum + (all.includes(number) ? price : 0), 0);
  };
  await fantasy.save(ana ?? '', 1, fantasy.input({ revision: 1, lineup: other }));
  for (const round of [1, 2]) {
    await fantasy.begin(round, (3 - round) * 3_600_000);
    await fantasy.play(fantasy.gameOf(round, 0), round === 1 ? ['a', 'b'] : ['a', 'c']);
    await fantasy.play(fantasy.gameOf(round, 1), round === 1 ? ['c', 'd'] : ['b', 'd']);
    await fantasy.recount();
    if (round === 1) await fantasy.save(ana ?? '', 2, fantasy.input({ cost: await costNow() }));
  }
  const [first, second] = (await get(ana, id)).fixtures;
  const borisIs = (fixture: typeof first) => (fixture?.home.number === 2 ? 'home' : 'away');
  expect(first).toMatchObject({ round: 1, decidedBy: 'points', winner: borisIs(first) });
  expect(second).toMatchObject({ round: 2, decidedBy: 'overall', winner: borisIs(second) });
});

test('a rebound corrected after the final turns a duel; once the round is frozen nothing turns', async () => {
  const { id, code } = await create('head-to-head');
  await join(boris, code);
  await startHeadToHead(fantasy.scope, season, ana ?? '', id);
  const { lineup, number } = fantasy;
  const withOther = { ...lineup, starters: [...lineup.starters.slice(0, 4), number('b', 4)] };
  await fantasy.save(boris ?? '', 1, fantasy.input({ revision: 1, lineup: withOther }));
  const withFirst = { ...lineup, starters: [...lineup.starters.slice(0, 4), number('b', 3)] };
  await fantasy.save(ana ?? '', 1, fantasy.input({ revision: 1, lineup: withFirst }));
  await fantasy.begin(1);
  await fantasy.play(fantasy.gameOf(1, 1), ['c', 'd']);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
  await fantasy.recount();
  const { reboundOfAnother, freeze } = readLedger(database, fantasy);
  const winner = async () => {
    const [first] = (await get(ana, id)).fixtures;
    return first?.winner && (first[first.winner]?.number ?? null);
  };
  expect(await winner()).toBe(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b'], reboundOfAnother);
  await fantasy.recount();
  expect(await winner()).toBe(2);
  await freeze(1, new Date(Date.now() - 1000));
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b'], (log) => ({ ...log, hash: 'back' }));
  await fantasy.recount();
  expect(await winner()).toBe(2);
});
