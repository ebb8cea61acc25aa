import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let tenantId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const league = await insertSmallLeague(database.db, 'league', ['league.test']);
  tenantId = league.tenantId;
  await database.db.execute(sql`insert into game (tenant_id, id, league_id, phase_id, slug, time_zone, rules_profile)
    values (${tenantId}, ${randomUUID()}, ${league.league}, ${league.regular}, 'a-b', 'Europe/Belgrade', 'fiba-2024')`);
});
afterAll(() => database.close());

const revisionsAfter = async (table: string, changes: string) => {
  const { db } = database;
  const ofTenant = sql`where tenant_id = ${tenantId}`;
  await db.execute(sql`update ${sql.identifier(table)} set ${sql.raw(changes)} ${ofTenant}`);
  const found = await db.execute(sql`select distinct revision from ${sql.identifier(table)} ${ofTenant}`);
  return found.rows.map(({ revision }) => revision);
};

test('whoever changes a row raises its revision, and who writes what is there does not', async () => {
  expect(await revisionsAfter('venue', `city = 'Kranj'`)).toEqual([1]);
  expect(await revisionsAfter('venue', `city = 'Kranj', updated_at = now()`)).toEqual([1]);
  expect(await revisionsAfter('venue', `name = 'Planina', revision = 0`)).toEqual([2]);
});

test('what is derived raises no revision', async () => {
  expect(await revisionsAfter('person', `public_level = 'full', sort_names = '{"en": "a"}'`)).toEqual([0]);
  expect(await revisionsAfter('league', 'champion_team_id = null')).toEqual([0]);
  expect(await revisionsAfter('person', 'height_cm = 200')).toEqual([1]);
});

test('a game has a new revision when it is moved, not when points are scored', async () => {
  expect(await revisionsAfter('game', 'seq = 4, home_score = 2, away_score = 0')).toEqual([0]);
  expect(await revisionsAfter('game', 'tip_off_at = now(), seq = 5')).toEqual([1]);
  expect(await revisionsAfter('game', 'revision = revision + 1, home_score = 3')).toEqual([2]);
});
