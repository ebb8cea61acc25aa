import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { createPrivateLeague } from '#server/league/fantasy/private-league/create.ts';
import { getPrivateLeague } from '#server/league/fantasy/private-league/get.ts';
import {
  joinPrivateLeague,
  leavePrivateLeague,
  removeMember,
} from '#server/league/fantasy/private-league/membership.ts';
import { startHeadToHead } from '#server/league/fantasy/private-league/start.ts';
import { type FantasySeasonRow, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { during as beginDuring } from '#tests/fixtures/during.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let season: FantasySeasonRow;
let owner: string;
let boris: string;
let id: string;
let code: string;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `at-once-${opened}`);
  season = await fetchFantasySeason(fantasy.scope, fantasy.seasonId);
  owner = await manager('Ana');
  boris = await manager('Boris');
  const input = { requestId: randomUUID(), name: 'Komšije', kind: 'head-to-head' } as const;
  ({ id, code } = await createPrivateLeague(fantasy.scope, season, owner, input));
  await join(fantasy.scope, boris);
});

async function manager(name: string): Promise<string> {
  const follower = await fantasy.follower(name);
  await fantasy.save(follower, 1, fantasy.input({ name }));
  return follower;
}

const join = (scope: TenantScope, who: string) => joinPrivateLeague(scope, season, who, code);
const start = (scope: TenantScope) => startHeadToHead(scope, season, owner, id);

/** What comes of the second while the first is not committed yet. */
const during = <Result>(
  first: (scope: TenantScope) => Promise<unknown>,
  second: (scope: TenantScope) => Promise<Result>,
) =>
  beginDuring(
    database,
    (db) => first({ ...fantasy.scope, db }),
    () => second(fantasy.scope),
  );

const conflict = (message: string) => ({
  status: 'rejected',
  reason: { code: 'conflict', message: expect.stringContaining(message) },
});

test('a squad owns no more private leagues than it may, also of two that are made at once', async () => {
  const create = (scope: TenantScope) =>
    createPrivateLeague(scope, season, owner, { requestId: randomUUID(), name: 'Komšije', kind: 'classic' });
  for (let owned = 1; owned < 19; owned += 1) await create(fantasy.scope);
  expect(await during(create, create)).toMatchObject(conflict('at most 20'));
});

test('who joins while the duels are drawn is drawn too', async () => {
  const vesna = await manager('Vesna');
  const drawn = await during((scope) => join(scope, vesna), start);
  expect(drawn).toEqual({ status: 'fulfilled', value: { fixtures: 6 } });
  const { fixtures } = await getPrivateLeague(fantasy.scope, season, owner, { id });
  expect(fixtures.flatMap(({ home, away }) => [home.name, away?.name])).toContain('Vesna');
});

test('two starts at once draw the duels once', async () => {
  expect(await during(start, start)).toMatchObject(conflict('are drawn'));
});

test('who leaves while the duels are drawn stays', async () => {
  const left = await during(start, (scope) => leavePrivateLeague(scope, season, boris, id));
  expect(left).toMatchObject(conflict('everybody stays'));
  expect(await getPrivateLeague(fantasy.scope, season, boris, { id })).toMatchObject({ members: 2, isStarted: true });
});

test('nobody is removed while the duels are drawn', async () => {
  const removed = await during(start, (scope) => removeMember(scope, season, owner, { id, squad: 2 }));
  expect(removed).toMatchObject(conflict('everybody stays'));
  expect(await getPrivateLeague(fantasy.scope, season, boris, { id })).toMatchObject({ members: 2, isStarted: true });
});
