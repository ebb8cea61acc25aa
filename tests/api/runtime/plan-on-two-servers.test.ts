import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FixturePlanAnswer } from '#lib/api/contract/fixture-plan.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fixturePlanJobs, fixturePlans } from '#server/db/schema/fixture-plans.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { enterTeams } from '#server/league/team/enter.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { databaseAddress } from '#tests/setup/database-address.ts';
import { type Engine, startEngine } from '#tests/setup/engine.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

type Answer = { status: number; answer: FixturePlanAnswer };

let database: DatabaseConnection;
let folder: string;
let table: Table;
let token: string;
let slugs: string[];
let one: Engine;
let two: Engine;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await temporaryFolder('plan-on-two-servers');
  table = await openTable(database.db, 'two', 'localhost');
  token = await signInAs(table.scope, 'admin');
  // The solve of a season of 24 teams is under way long enough to be looked at.
  await enterTeams(
    table.scope,
    table.ids.league,
    Array.from({ length: 20 }, (_, index) => `Club ${String.fromCodePoint(65 + index)}`),
  );
  const rows = await database.db
    .select()
    .from(teams)
    .where(ofTenant(table.scope, teams, eq(teams.leagueId, table.ids.league)));
  slugs = rows.map(({ slug }) => slug);
  const { options } = database.pool;
  const settings = { DATABASE_URL: databaseAddress({ ...options, password: options.password }), LOG_LEVEL: 'warn' };
  const start = (name: string) => startEngine({ ...settings, DATA_DIR: path.join(folder, name) });
  [one, two] = [start('one'), start('two')];
  await Promise.all([one.ready, two.ready]);
});
afterEach(async () => {
  await database.db.delete(fixturePlanJobs);
  await database.db.delete(fixturePlans);
});
afterAll(async () => {
  for (const engine of [one, two]) {
    engine.process.kill('SIGTERM');
    await engine.ended;
  }
  await database.close();
  await removeFolder(folder);
});

async function call(engine: Engine, method: string, below = '', body?: object): Promise<Answer> {
  const address = `${await engine.ready}/api/v2/manage/seasons/2025-26/leagues/first-league/fixture-plan${below}`;
  const response = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as FixturePlanAnswer };
}

const season = (count: number) => ({
  teams: slugs.slice(0, count).map((id) => ({ id, venues: ['hall'] })),
  venues: [{ id: 'hall' }],
  meetings: 2,
  times: ['09:00', '11:00', '13:00', '15:00', '17:00', '19:00'],
  firstDay: '2099-10-01',
  weekdays: [6, 7],
});
const read = async (engine: Engine) => (await call(engine, 'GET')).answer;
const threadsOf = async ({ process }: Engine) => (await readdir(`/proc/${process.pid}/task`)).length;

test('a solve of one server is seen and stopped at the other, and its thread ends', async () => {
  const before = await threadsOf(one);
  expect(await call(one, 'POST', '', season(24))).toMatchObject({ status: 200, answer: { job: { phase: 'teams' } } });
  await expect.poll(() => threadsOf(one)).toBeGreaterThan(before);
  await expect.poll(async () => (await read(two)).job?.done, { timeout: 100_000 }).toBeGreaterThan(0);
  expect((await call(two, 'POST', '', season(4))).status).toBe(409);
  expect(await call(two, 'DELETE', '/job', {})).toMatchObject({ status: 200, answer: { job: null, draft: null } });
  expect(await read(one)).toMatchObject({ job: null, failure: null });
  await expect.poll(() => threadsOf(one), { timeout: 100_000 }).toBeLessThanOrEqual(before);
  expect(await read(one)).toMatchObject({ job: null, failure: null, draft: null });
});

test('the plan that one server has made is the draft at the other', async () => {
  expect((await call(one, 'POST', '', season(4))).status).toBe(200);
  await expect.poll(async () => (await read(two)).draft?.games.length, { timeout: 100_000 }).toBe(12);
  expect((await read(two)).job).toBeNull();
});

test('of a server that has died nobody waits: the other one says so, and makes the plan', async () => {
  expect((await call(one, 'POST', '', season(24))).status).toBe(200);
  one.process.kill('SIGKILL');
  await one.ended;
  expect((await call(two, 'POST', '', season(4))).status).toBe(409);
  await database.db.update(fixturePlanJobs).set({ seenAt: new Date(Date.now() - 16_000) });
  expect((await read(two)).failure).toBe('server-ended');
  expect((await call(two, 'POST', '', season(4))).status).toBe(200);
  await expect.poll(async () => (await read(two)).draft?.games.length, { timeout: 100_000 }).toBe(12);
});
