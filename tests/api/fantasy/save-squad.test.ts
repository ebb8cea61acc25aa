import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLineups, fantasyReceipts, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { startFantasyGame } from '#server/league/fantasy/round/start-game.ts';
import { saveSquad } from '#server/league/fantasy/squad/save.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let ana: string;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `save-${opened}`);
  ana = await fantasy.follower();
});

const stored = async () => {
  const { scope } = fantasy;
  const [squads, lineups, receipts] = [
    await database.db.select().from(fantasySquads).where(ofTenant(scope, fantasySquads)),
    await database.db.select().from(fantasyLineups).where(ofTenant(scope, fantasyLineups)),
    await database.db.select().from(fantasyReceipts).where(ofTenant(scope, fantasyReceipts)),
  ];
  return { squads, lineups, receipts };
};

/** What refuses a save says so, and changes nothing. */
async function refused(save: () => Promise<unknown>, code: string, message: RegExp): Promise<void> {
  const before = await stored();
  await expect(save()).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  expect(await stored()).toEqual(before);
}

test('a squad within the rules is saved, with a receipt of the server’s time', async () => {
  const at = new Date();
  const receipt = await fantasy.save(ana, 1, fantasy.input(), at);
  expect(receipt).toMatchObject({
    squad: { number: 1, name: 'Sokoli' },
    round: 1,
    receivedAt: at.toISOString(),
    deadline: fantasy.deadline.toISOString(),
    revision: 1,
    cost: 880,
    bank: 120,
    transfersUsed: 0,
  });
});

test('one second before the deadline counts, the deadline and one second after do not, whatever the visitor’s clock says', async () => {
  const at = (ms: number) => new Date(fantasy.deadline.getTime() + ms);
  await refused(() => fantasy.save(ana, 1, fantasy.input(), at(0)), 'conflict', /deadline of round 1 was/);
  await refused(() => fantasy.save(ana, 1, fantasy.input(), at(1000)), 'conflict', /was received at/);
  expect(await fantasy.save(ana, 1, fantasy.input(), at(-1000))).toMatchObject({ revision: 1 });
});

test('a save that was received in time and waits for a lock until after the deadline counts', async () => {
  const receivedAt = new Date();
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtext('courtside fantasy squad'), hashtext($1))`, [
    `${fantasy.seasonId} ${ana}`,
  ]);
  const waiting = fantasy.save(ana, 1, fantasy.input(), receivedAt);
  await startFantasyGame(fantasy.scope, fantasy.gameOf(1, 0), new Date(receivedAt.getTime() + 5));
  await client.query('commit');
  client.release();
  expect(await waiting).toMatchObject({ receivedAt: receivedAt.toISOString() });
  const late = new Date(receivedAt.getTime() + 5);
  const boris = await fantasy.follower('Boris');
  await refused(() => fantasy.save(boris, 1, fantasy.input(), late), 'conflict', /deadline/);
});

test('a moved game moves the deadline until it has passed; the first recorded event ends it early', async () => {
  const later = new Date(fantasy.deadline.getTime() + 3 * 3_600_000);
  await fantasy.moveGame(fantasy.gameOf(1, 0), later);
  expect((await fantasy.roundOf(1)).locksAt).toEqual(later);
  const started = new Date();
  await startFantasyGame(fantasy.scope, fantasy.gameOf(1, 0), started);
  expect((await fantasy.roundOf(1)).locksAt).toEqual(started);
  await fantasy.moveGame(fantasy.gameOf(1, 0), new Date(later.getTime() + 86_400_000));
  expect((await fantasy.roundOf(1)).locksAt).toEqual(started);
});

test('the same request gets the same receipt, however often and however late; another one under its id is refused', async () => {
  const input = fantasy.input();
  const first = await fantasy.save(ana, 1, input);
  const late = new Date(fantasy.deadline.getTime() + 60_000);
  expect(await fantasy.save(ana, 1, input)).toEqual(first);
  expect(await fantasy.save(ana, 1, input, late)).toEqual(first);
  await refused(() => fantasy.save(ana, 1, { ...input, cost: 1 }), 'conflict', /belongs to another save/);
});

test('of fifty saves at once one is stored, the others are told that the squad was saved elsewhere', async () => {
  const saves = Array.from({ length: 50 }, () => fantasy.save(ana, 1, fantasy.input()));
  const outcomes = await Promise.allSettled(saves);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { squads, lineups, receipts } = await stored();
  expect([squads.length, lineups.length, receipts.length]).toEqual([1, 1, 1]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
});

test('fifty managers at once get fifty numbers', async () => {
  const managers = await Promise.all(Array.from({ length: 50 }, () => fantasy.follower()));
  const receipts = await Promise.all(managers.map((manager) => fantasy.save(manager, 1, fantasy.input())));
  const numbers = receipts.map(({ squad }) => squad.number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('of two tabs the one that does not know the other’s save is refused; saves out of order too', async () => {
  await fantasy.save(ana, 1, fantasy.input());
  const captain = fantasy.number('a', 1);
  const second = fantasy.input({ revision: 1, lineup: { ...fantasy.lineup, captain } });
  await refused(() => fantasy.save(ana, 1, fantasy.input({ revision: 2 })), 'conflict', /revision is 1, not 2/);
  await fantasy.save(ana, 1, second);
  await refused(() => fantasy.save(ana, 1, fantasy.input({ revision: 1 })), 'conflict', /revision is 2, not 1/);
  expect((await stored()).lineups).toMatchObject([{ captain, revision: 2 }]);
});

test('prices that moved meanwhile are told, not charged', async () => {
  const { scope, seasonId } = fantasy;
  await database.db
    .update(fantasyEntrants)
    .set({ price: 81 })
    .where(ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.fantasySeasonId, seasonId)));
  await refused(() => fantasy.save(ana, 1, fantasy.input()), 'conflict', /Prices have moved/);
  expect(await fantasy.save(ana, 1, fantasy.input({ cost: 891 }))).toMatchObject({ bank: 109 });
});

test('a squad that costs a tenth of a credit too much is refused, one that costs all there is is not', async () => {
  const { scope, lineup } = fantasy;
  const setPrice = (number: number, price: number) =>
    database.db
      .update(fantasyEntrants)
      .set({ price })
      .where(ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.number, number)));
  await setPrice(lineup.captain, 201);
  await refused(() => fantasy.save(ana, 1, fantasy.input({ cost: 1001 })), 'bad-request', /0.1 credits more/);
  await setPrice(lineup.captain, 200);
  expect(await fantasy.save(ana, 1, fantasy.input({ cost: 1000 }))).toMatchObject({ bank: 0 });
});

test('transfers are counted against the squad of the last round, so that undoing one is free', async () => {
  await fantasy.save(ana, 1, fantasy.input());
  await fantasy.begin(1);
  const { lineup, number } = fantasy;
  const with4 = { ...lineup, bench: [2, 3, 4, 5].map((index) => number('d', index)) };
  const with5 = { ...with4, sixth: number('c', 2) };
  const save = (revision: number, own: typeof lineup) => fantasy.save(ana, 2, fantasy.input({ revision, lineup: own }));
  await refused(() => save(0, with5), 'bad-request', /makes 5 transfers; 4 are allowed/);
  expect(await save(0, with4)).toMatchObject({ transfersUsed: 4 });
  expect(await save(1, lineup)).toMatchObject({ transfersUsed: 0, bank: 120 });
});

test('while a round is played places can be changed until a game begins, and nobody comes', async () => {
  await fantasy.save(ana, 1, fantasy.input());
  await fantasy.moveGame(fantasy.gameOf(1, 0), new Date(Date.now() - 60_000));
  const { lineup, number } = fantasy;
  const [one, two, three, ...others] = lineup.starters;
  const swapped = {
    ...lineup,
    starters: [one ?? 0, two ?? 0, number('c', 0), ...others],
    bench: [three ?? 0, ...lineup.bench.slice(1)],
  };
  const stranger = { ...lineup, bench: [number('d', 5), ...lineup.bench.slice(1)] };
  await refused(
    () => fantasy.save(ana, 1, fantasy.input({ revision: 1, lineup: stranger })),
    'conflict',
    /nobody comes or goes/,
  );
  const other = { ...lineup, captain: two ?? 0 };
  await refused(
    () => fantasy.save(ana, 1, fantasy.input({ revision: 1, lineup: other })),
    'bad-request',
    /stays captain/,
  );
  expect(await fantasy.save(ana, 1, fantasy.input({ revision: 1, lineup: swapped }))).toMatchObject({ revision: 2 });
  await refused(
    () => fantasy.save(ana, 1, fantasy.input({ revision: 2 })),
    'bad-request',
    /can only be moved to the bench/,
  );
  const later = new Date(Date.now() + 3 * 86_400_000);
  await refused(() => fantasy.save(ana, 1, fantasy.input({ revision: 2 }), later), 'bad-request', /has begun to play/);
});

test('a round that is not the next one is refused, and one that nobody knows', async () => {
  await refused(() => fantasy.save(ana, 2, fantasy.input()), 'conflict', /Round 1 comes first/);
  await refused(() => fantasy.save(ana, 9, fantasy.input()), 'not-found', /no fantasy round "9"/);
});

test('a first save needs a name, an unknown entrant and one of another tenant’s season are refused', async () => {
  const { name: _name, ...nameless } = fantasy.input();
  await refused(() => fantasy.save(ana, 1, nameless), 'bad-request', /name: is needed/);
  const strange = { ...fantasy.lineup, sixth: 99_999 };
  await refused(
    () => fantasy.save(ana, 1, fantasy.input({ lineup: strange })),
    'bad-request',
    /not in this fantasy season/,
  );
  const other = await openFantasy(database.db, `other-${opened}`);
  await refused(() => other.save(ana, 1, other.input()), 'not-found', new RegExp(`no follower "${ana}"`));
  const ofOther = { ...other.scope, tenantId: fantasy.scope.tenantId };
  const stolen = saveSquad(ofOther, { followerId: ana }, other.seasonId, 1, fantasy.input(), new Date());
  await expect(stolen).rejects.toMatchObject({ code: 'not-found' });
  await expect(fantasy.save(ana, 1, fantasy.input())).resolves.toMatchObject({ revision: 1 });
});

test('a player who left the league cannot be bought', async () => {
  const { scope, number } = fantasy;
  const gone = number('d', 1);
  await database.db
    .update(fantasyEntrants)
    .set({ teamId: null })
    .where(ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.number, gone)));
  await refused(() => fantasy.save(ana, 1, fantasy.input()), 'bad-request', /has left the league/);
});
