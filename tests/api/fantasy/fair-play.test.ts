import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrants, fantasyRounds } from '#server/db/schema/fantasy.ts';
import { fantasyLineups, fantasyReceipts, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { memberships } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { followRosters, listRosterPlayers } from '#server/league/fantasy/entrant/enter-players.ts';
import { unmark } from '#server/league/fantasy/round/mark-for-recount.ts';
import { fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { getOwnSquad } from '#server/league/fantasy/squad/get-own.ts';
import { reportSquadName } from '#server/league/fantasy/squad/name-reports.ts';
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
  fantasy = await openFantasy(database.db, `fair-${opened}`);
  ledger = readLedger(database, fantasy);
  ana = await fantasy.follower();
});

const stored = async () => ({
  squads: await database.db.select().from(fantasySquads).where(ofTenant(fantasy.scope, fantasySquads)),
  lineups: await database.db.select().from(fantasyLineups).where(ofTenant(fantasy.scope, fantasyLineups)),
  receipts: await database.db.select().from(fantasyReceipts).where(ofTenant(fantasy.scope, fantasyReceipts)),
});

/** What refuses a save names the rule, which pages tell in their language, and changes nothing. */
async function breaks(save: () => Promise<unknown>, rule: string): Promise<void> {
  const before = await stored();
  await expect(save()).rejects.toMatchObject({ issues: expect.arrayContaining([expect.objectContaining({ rule })]) });
  expect(await stored()).toEqual(before);
}

const setEntrant = (number: number, values: { teamId?: string | null; price?: number }) =>
  database.db
    .update(fantasyEntrants)
    .set(values)
    .where(ofTenant(fantasy.scope, fantasyEntrants, eq(fantasyEntrants.number, number)));

test('of fifty different transfers at once one is made, and the money is that of this one', async () => {
  await fantasy.save(ana, 1, fantasy.input());
  await fantasy.begin(1);
  const { lineup, number } = fantasy;
  const [dear, cheap] = [number('d', 4), number('d', 5)];
  await setEntrant(dear, { price: 95 });
  await setEntrant(cheap, { price: 30 });
  const saves = Array.from({ length: 50 }, (_, index) => {
    const [bought, cost] = index % 2 === 0 ? [dear, 895] : [cheap, 830];
    const own = { ...lineup, bench: [bought, ...lineup.bench.slice(1)] };
    return fantasy.save(ana, 2, fantasy.input({ cost, lineup: own }));
  });
  const outcomes = await Promise.allSettled(saves);
  const [made, ...others] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(others).toEqual([]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ issues: [{ rule: 'revision' }] });
  const { lineups } = await stored();
  const [second] = lineups.filter(({ round }) => round === 2);
  expect(second?.bank).toBe(120 + 80 - (second?.bench.includes(dear) ? 95 : 30));
  expect(made).toMatchObject({ bank: second?.bank, transfersUsed: 1 });
});

test('each refusal of a save names its rule', async () => {
  const { lineup, number, coach } = fantasy;
  const save = (own: Partial<typeof lineup>, more = {}) =>
    fantasy.save(ana, 1, fantasy.input({ lineup: { ...lineup, ...own }, ...more }));
  await breaks(() => save({ sixth: 99_999 }), 'unknown-entrant');
  await breaks(() => save({ sixth: lineup.captain }), 'twice');
  await breaks(() => save({ sixth: null }), 'sixth-man');
  await breaks(() => save({ bench: lineup.bench.slice(1) }), 'bench');
  await breaks(() => save({ coach: null }), 'coach');
  await breaks(() => save({ captain: lineup.sixth ?? 0 }), 'captain');
  await breaks(() => save({ sixth: coach('b') }), 'kind');
  await breaks(() => save({}, { cost: 1 }), 'prices');
  await breaks(() => save({}, { revision: 3 }), 'revision');
  await breaks(() => save({}, { name: undefined }), 'name');
  await breaks(() => fantasy.save(ana, 2, fantasy.input()), 'next-round');
  await breaks(() => fantasy.save(ana, 1, fantasy.input(), fantasy.deadline), 'deadline');
  await setEntrant(number('d', 1), { teamId: null });
  await breaks(() => save({}), 'left-league');
  await setEntrant(lineup.captain, { price: 300 });
  await setEntrant(number('d', 1), { teamId: fantasy.ids.teams.d });
  await breaks(() => save({}, { cost: 1100 }), 'budget');
});

test('who changed teams stays in a squad that has too many of the new team then, and nobody of it comes', async () => {
  const { scope, ids, number } = fantasy;
  const lineup = {
    ...fantasy.lineup,
    starters: [0, 1, 2, 3, 4].map((index) => number('a', index)),
    sixth: number('a', 5),
    bench: [0, 1, 2, 3].map((index) => number('b', index)),
  };
  await fantasy.save(ana, 1, fantasy.input({ lineup }));
  await fantasy.begin(1);
  const moved = ids.players.b[0] ?? '';
  await database.db
    .update(memberships)
    .set({ teamId: ids.teams.a })
    .where(ofTenant(scope, memberships, eq(memberships.personId, moved)));
  const season = await fetchFantasySeason(scope, fantasy.seasonId);
  await followRosters(scope, season, await listRosterPlayers(scope, ids.league));
  const other = { ...lineup, bench: [number('b', 0), number('b', 1), number('b', 2), number('c', 0)] };
  expect(await fantasy.save(ana, 2, fantasy.input({ lineup: other }))).toMatchObject({ transfersUsed: 1 });
  const boris = await fantasy.follower('Boris');
  await breaks(() => fantasy.save(boris, 2, fantasy.input({ lineup })), 'club-limit');
});

test('a correction that is booked while totals are counted is not forgotten', async () => {
  await ledger.playFirstGame();
  const seen = new Date(Date.now() - 5000);
  const ofFirst = and(eq(fantasyRounds.fantasySeasonId, fantasy.seasonId), eq(fantasyRounds.number, 1));
  await database.db
    .update(fantasyRounds)
    .set({ recountFrom: seen })
    .where(ofTenant(fantasy.scope, fantasyRounds, ofFirst));
  const round = await fantasy.roundOf(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b'], ledger.reboundOfAnother);
  await unmark(fantasy.scope, round);
  expect((await fantasy.roundOf(1)).recountFrom).not.toBeNull();
  await unmark(fantasy.scope, await fantasy.roundOf(1));
  expect((await fantasy.roundOf(1)).recountFrom).toBeNull();
});

test('transfers are told against the squad of the round before, in the editor as by the engine', async () => {
  await fantasy.save(ana, 1, fantasy.input());
  await fantasy.begin(1);
  const { lineup, number, scope } = fantasy;
  const changed = { ...lineup, bench: [number('d', 5), ...lineup.bench.slice(1)] };
  await fantasy.save(ana, 2, fantasy.input({ lineup: changed }));
  const reader = { ...scope, host: 'fair.test', locale: 'en' as const, fallbackLocale: 'en' as const };
  const own = await getOwnSquad(reader, { season: '2025-26', league: 'first-league' }, ana);
  expect(own.coming).toMatchObject({ before: lineup, lineup: changed, transfers: { used: 1, allowed: 4 } });
});

test('who has to choose another name does so with the next save, and not the one that was taken away', async () => {
  await fantasy.save(ana, 1, fantasy.input({ name: 'Rude' }));
  const boris = await fantasy.follower('Boris');
  await fantasy.save(boris, 1, fantasy.input({ name: 'Boris' }));
  const { scope, seasonId } = fantasy;
  await reportSquadName(scope, boris, { seasonId, number: 1, reason: 'rude' });
  await database.pool.query(
    `update fantasy_name_report set decision = 'taken-away', decided_at = now() where tenant_id = $1`,
    [scope.tenantId],
  );
  await database.pool.query('update fantasy_squad set name_taken_at = now() where tenant_id = $1 and number = 1', [
    scope.tenantId,
  ]);
  const save = (name: string) => fantasy.save(ana, 1, fantasy.input({ revision: 1, name }));
  await breaks(() => save('Rude'), 'name-taken-away');
  expect(await save('Kind')).toMatchObject({ squad: { number: 1, name: 'Kind' } });
  expect((await stored()).squads.find(({ number }) => number === 1)).toMatchObject({ name: 'Kind', nameTakenAt: null });
});
