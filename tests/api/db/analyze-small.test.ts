import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyzeSmall } from '#server/db/analyze-small.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** How PostgreSQL finds a team by tenant and id, as it does for each reference to one. */
async function planOfReference(tenantId: string): Promise<string> {
  const { rows } = await database.db.execute(
    sql`explain (costs off) select 1 from team where tenant_id = ${tenantId} and id = ${randomUUID()} for key share`,
  );
  return rows.map((row) => String(Object.values(row)[0])).join('\n');
}

const hasStatistics = async () => {
  const { rows } = await database.db.execute(sql`select 1 from pg_stats where tablename = 'team' limit 1`);
  return rows.length > 0;
};

test('after many teams came in, one is found by its key, and not by reading all teams of the tenant', async () => {
  const { tenantId, league } = await insertSmallLeague(database.db, 'growing', ['growing.test']);
  await database.db.execute(sql`delete from pg_statistic where starelid = 'team'::regclass`);
  await database.db.execute(
    sql`insert into team (tenant_id, league_id, slug, name, short_name, code, search_name)
      select ${tenantId}, ${league}, 'team-' || n, 'Team ' || n, 'T' || n, 'T' || n, 'team ' || n from generate_series(1, 300) n`,
  );
  await analyzeSmall(database.db, ['team'], 99);
  expect(await hasStatistics()).toBe(false);
  await analyzeSmall(database.db, ['team'], 100);
  expect(await hasStatistics()).toBe(true);
  expect(await planOfReference(tenantId)).toMatch(/Index Scan using team_tenant_id_id_pk/);
});

test('a preview that is rolled back takes its statistics along, and the next import makes them again', async () => {
  const grow = database.db.transaction(async (db) => {
    await db.execute(sql`delete from pg_statistic where starelid = 'team'::regclass`);
    await analyzeSmall(db, ['team'], 1000);
    throw new Error('only a preview');
  });
  await expect(grow).rejects.toThrow('only a preview');
  await database.db.execute(sql`delete from pg_statistic where starelid = 'team'::regclass`);
  await database.db.execute(sql`update pg_class set reltuples = 5000 where oid = 'team'::regclass`);
  await analyzeSmall(database.db, ['team'], 1000);
  expect(await hasStatistics()).toBe(true);
});
