import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { Failure } from '#server/failure.ts';
import { openEarlierBuild } from '#tests/fixtures/earlier-build.ts';
import { createBlankDatabase, createTestDatabase } from '#tests/setup/database.ts';
import { startEngine } from '#tests/setup/engine.ts';
import { databaseUrl } from './support/database-url.ts';
import { longerFolder } from './support/longer-folder.ts';
import { readCatalog } from './support/read-catalog.ts';
import { readHistory, readRows } from './support/read-rows.ts';

const opened: DatabaseConnection[] = [];
const open = async (opening: Promise<DatabaseConnection>) => {
  const database = await opening;
  opened.push(database);
  return database;
};
let blank: DatabaseConnection;
beforeEach(async () => {
  blank = await open(createBlankDatabase());
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

const stateOf = async ({ pool }: DatabaseConnection) => [await readCatalog(pool), await readRows(pool)];

/** What the refusal says, once it is sure that nothing was changed. */
async function refusalOf(database: DatabaseConnection): Promise<string> {
  const before = await stateOf(database);
  const error = await migrateDatabase(database.pool).catch((reason: unknown) => reason);
  if (!(error instanceof Failure)) throw new Error(`It was not refused: ${error}`);
  expect(await stateOf(database)).toEqual(before);
  return error.message;
}

test('a database of a build before the last one is sent there first, and nothing is changed', async () => {
  const database = await open(openEarlierBuild());
  await database.pool.query('drop table game_pictures');
  await database.pool.query('delete from drizzle.__drizzle_migrations where id = 22');
  const history = await readHistory(database.pool);
  expect(await refusalOf(database)).toMatch(
    /^The database "test_\w+" at .+:\d+ was made by an earlier build: its last migration, of 2026-11-21T.+Z, comes before 0021_graphics_board\. Start the last build that has that one \(0\.1\.0\) on it once, then this one\.$/,
  );
  expect(await readHistory(database.pool)).toEqual(history);
});

test('a database of a newer build is refused', async () => {
  const database = await open(createTestDatabase());
  await migrateDatabase(database.pool, { folder: await longerFolder() });
  const history = await readHistory(database.pool);
  expect(await refusalOf(database)).toMatch(
    /was made by a newer build: .+ Start that build, or restore a backup from before it\.$/,
  );
  expect(await readHistory(database.pool)).toEqual(history);
});

test('a database whose last migration only resembles the last one before the baseline is refused', async () => {
  const database = await open(openEarlierBuild());
  await database.pool.query(`update drizzle.__drizzle_migrations set hash = 'other' where id = 22`);
  expect(await refusalOf(database)).toMatch(
    /was made by another build: .+ Start that build, restore a backup, or give this one an empty database\.$/,
  );
});

test('tables of our names without a record of migrations are refused, by name', async () => {
  const database = await open(createTestDatabase());
  await database.pool.query('drop schema drizzle cascade');
  expect(await refusalOf(database)).toMatch(
    /has tables of these names already \(\w+, \w+, \d+ more\), but no record .+ an empty database, or restore a whole backup, with the schema drizzle\.$/,
  );
});

test('one table of somebody else that has a name of ours is refused too', async () => {
  await blank.pool.query('create table game (title text)');
  expect(await refusalOf(blank)).toContain('tables of these names already (game),');
});

test('tables of other names and an empty record are no hindrance', async () => {
  await blank.pool.query('create table spatial_ref_sys (srid integer)');
  await blank.pool.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await migrateDatabase(blank.pool);
  expect(await readHistory(blank.pool)).toEqual(await readHistory((await open(createTestDatabase())).pool));
});

test('a start on such a database ends with the refusal alone', async () => {
  await blank.pool.query('create table game (title text)');
  const engine = startEngine({ DATABASE_URL: databaseUrl(blank) });
  expect(await engine.ended).toBe(1);
  expect(engine.output().trim().split('\n')).toEqual([
    expect.stringMatching(/^The database "test_\w+" at .+ has tables/),
  ]);
});
