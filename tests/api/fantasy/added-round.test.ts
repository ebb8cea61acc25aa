import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { fantasyPrivateLeagues } from '#server/db/schema/fantasy-private-leagues.ts';
import { fantasyLineups, fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { games } from '#server/db/schema/games.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { followSchedule } from '#server/league/fantasy/round/follow-schedule.ts';
import { listRounds } from '#server/league/fantasy/round/rounds.ts';
import { fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

const day = 86_400_000;

let database: DatabaseConnection;
let fantasy: Fantasy;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `added-round-${opened}`);
});

/** Adds a game to the first round of the league, whose deadline has passed. */
async function addGame(tipOffAt: Date): Promise<string> {
  const { scope, ids } = fantasy;
  const [first] = await database.db
    .select()
    .from(rounds)
    .where(ofTenant(scope, rounds, eq(rounds.slug, 'round-1')));
  const id = randomUUID();
  await database.db.insert(games).values({
    tenantId: ids.tenantId,
    id,
    leagueId: ids.league,
    phaseId: ids.regular,
    roundId: first?.id ?? '',
    slug: `added-${id}`,
    homeTeamId: ids.teams.a,
    awayTeamId: ids.teams.d,
    tipOffAt,
    timeZone: 'UTC',
    rulesProfile: 'fiba-2024',
  });
  await followSchedule(scope, ids.league, new Date());
  return id;
}

/** Two squads are saved for the second round, that of Ana for the first too, which has begun. Returns Ana. */
async function saveForSecond(): Promise<string> {
  const ana = await fantasy.follower();
  await fantasy.save(ana, 1, fantasy.input());
  await fantasy.begin(1);
  const captain = fantasy.number('b', 1);
  await fantasy.save(ana, 2, fantasy.input({ lineup: { ...fantasy.lineup, captain } }));
  const boris = await fantasy.follower('Boris');
  await fantasy.save(boris, 2, fantasy.input({ name: 'Kasno' }));
  return ana;
}

const namesInOrder = async () =>
  (await listRounds(fantasy.scope, fantasy.seasonId)).map(({ number, name }) => `${number} ${name}`);

const lineupRounds = async () => {
  const rows = await database.db
    .select({ round: fantasyLineups.round })
    .from(fantasyLineups)
    .where(ofTenant(fantasy.scope, fantasyLineups))
    .orderBy(asc(fantasyLineups.round));
  return rows.map(({ round }) => round);
};

test('a round that is added takes its number where it is played: the coming ones move up, and nobody gets credits for them', async () => {
  const ana = await fantasy.follower();
  await fantasy.save(ana, 1, fantasy.input());
  await fantasy.begin(1);
  await fantasy.save(ana, 2, fantasy.input());
  await addGame(new Date(Date.now() + 9 * day));
  expect(await namesInOrder()).toEqual(['1 1. kolo', '2 2. kolo', '3 1. kolo', '4 3. kolo']);
  expect(await lineupRounds()).toEqual([1, 2]);

  await fantasy.begin(2);
  const boris = await fantasy.follower('Boris');
  const receipt = await fantasy.save(boris, 3, fantasy.input({ name: 'Kasno' }));
  expect(receipt.bank).toBe(120 + 2 * 3);
  await expect(fantasy.save(ana, 4, fantasy.input())).rejects.toThrow(/Round 3 comes first/);
});

test('what is saved for the next round holds from an added one on that is played before it', async () => {
  const ana = await saveForSecond();
  await addGame(new Date(Date.now() + day));
  expect(await namesInOrder()).toEqual(['1 1. kolo', '2 1. kolo', '3 2. kolo', '4 3. kolo']);
  expect(await lineupRounds()).toEqual([1, 2, 2]);
  await fantasy.save(ana, 2, fantasy.input({ revision: 1 }));
});

test('a round whose games have begun when it is added leaves what is saved with the games for which it was saved', async () => {
  const ana = await saveForSecond();
  const added = await addGame(new Date(Date.now() - 60_000));
  expect(await namesInOrder()).toEqual(['1 1. kolo', '2 1. kolo', '3 2. kolo', '4 3. kolo']);
  expect(await lineupRounds()).toEqual([1, 3, 3]);
  const squads = await database.db
    .select({ joinedRound: fantasySquads.joinedRound })
    .from(fantasySquads)
    .where(ofTenant(fantasy.scope, fantasySquads))
    .orderBy(asc(fantasySquads.number));
  expect(squads.map(({ joinedRound }) => joinedRound)).toEqual([1, 3]);
  await fantasy.play(added, ['a', 'd']);
  expect((await fantasy.roundOf(2)).endedAt).not.toBeNull();
  await expect(fantasy.save(ana, 2, fantasy.input())).rejects.toThrow(/deadline of round 2/);
});

test('duels and free transfers stay with the games of their rounds', async () => {
  const { scope, seasonId } = fantasy;
  const ana = await fantasy.follower();
  await fantasy.save(ana, 1, fantasy.input());
  const [squad] = await database.db.select().from(fantasySquads).where(ofTenant(scope, fantasySquads));
  await database.db.insert(fantasyPrivateLeagues).values({
    tenantId: scope.tenantId,
    fantasySeasonId: seasonId,
    requestId: randomUUID(),
    name: 'Liga',
    kind: 'head-to-head',
    code: `CODE${opened}`,
    ownerId: squad?.id ?? '',
    fromRound: 1,
    startedAt: new Date(),
    duels: [1, 2, 3].map((round) => ({ round, stage: 'table' as const, home: 1, away: null })),
  });
  await database.db
    .update(fantasySeasons)
    .set({ rules: sql`jsonb_set(rules, '{transfers,freeRounds}', '[1, 2]')` })
    .where(ofTenant(scope, fantasySeasons, eq(fantasySeasons.id, seasonId)));
  await fantasy.begin(1);
  await addGame(new Date(Date.now() + day));
  const [league] = await database.db.select().from(fantasyPrivateLeagues).where(ofTenant(scope, fantasyPrivateLeagues));
  expect(league?.duels.map(({ round }) => round)).toEqual([1, 3, 4]);
  expect(league?.fromRound).toBe(1);
  expect((await fetchFantasySeason(scope, seasonId)).rules.transfers.freeRounds).toEqual([1, 3]);
});
