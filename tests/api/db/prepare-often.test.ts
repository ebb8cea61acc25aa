import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type CallPoolOptions, openCallPool } from '#server/db/call-pool.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { teams } from '#server/db/schema/teams.ts';
import { createLog } from '#server/log.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const often = 12;
let database: DatabaseConnection;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertSmallLeague(database.db, 'one', ['league.test']);
});
afterAll(() => database.close());

function openCalls(options?: CallPoolOptions) {
  const { db, pool, close } = openCallPool(database.pool, createLog('silent'), options);
  onTestFinished(() => close());
  const prepared = async (pattern: string): Promise<string[]> => {
    const { rows } = await pool.query(`select statement from pg_prepared_statements where statement like '${pattern}'`);
    return rows.map(({ statement }) => statement);
  };
  return { db, pool, prepared };
}

test('a statement that is run often is planned once a connection, and answers as before', async () => {
  const { db, prepared } = openCalls();
  const rows = await db.select({ id: teams.id, slug: teams.slug }).from(teams);
  const find = (id: string) => db.select({ slug: teams.slug }).from(teams).where(eq(teams.id, id));
  for (let run = 0; run < often; run += 1) {
    for (const { id, slug } of rows) expect(await find(id)).toEqual([{ slug }]);
  }
  expect(await prepared('select "slug" from "team"%')).toHaveLength(1);
});

test('one that fails is answered with its error each time, and leaves the connection in order', async () => {
  const { db } = openCalls();
  const divide = (by: number) => db.execute(sql`select 12 / ${by}::int as result`);
  for (let run = 0; run < often; run += 1) await expect(divide(0)).rejects.toThrow();
  for (let run = 1; run < often; run += 1) {
    expect((await divide(run)).rows).toEqual([{ result: Math.floor(12 / run) }]);
  }
});

test('in a transaction it is prepared, too, and again on the next connection', async () => {
  const { db, prepared } = openCalls();
  const ask = async (value: number) =>
    db.transaction(async (tx) => (await tx.execute(sql`select ${value}::int + 1 as next`)).rows);
  for (let run = 0; run < often; run += 1) expect(await ask(run)).toEqual([{ next: run + 1 }]);
  const both = Array.from({ length: often }, (_, run) => ask(run));
  expect((await Promise.all(both)).flat()).toEqual(both.map((_, run) => ({ next: run + 1 })));
  expect(await prepared('select $1::int + 1%')).toHaveLength(1);
});

test('nothing is prepared without values, or behind a pooler, whose connections others get next', async () => {
  const direct = openCalls();
  for (let run = 0; run < often; run += 1) await direct.db.execute(sql`select 'constant'`);
  expect(await direct.prepared(`select ''constant''%`)).toEqual([]);
  const pooled = openCalls({ isPooled: true });
  for (let run = 0; run < often; run += 1) await pooled.db.execute(sql`select ${run}::int + 2`);
  expect(await pooled.prepared('select $1::int + 2%')).toEqual([]);
});
