import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { migrateUpTo, pendingMigrations } from '#server/feeds/backup/schema-version.ts';
import { createLog } from '#server/log.ts';
import { crawlApi } from '#tests/fixtures/crawl-api.ts';
import { openEarlierBuild } from '#tests/fixtures/earlier-build.ts';
import { startEngine } from '#tests/setup/engine.ts';
import { databaseUrl } from './support/database-url.ts';
import { readColumns, readPhotoPeople, readRows, showSomebody, stayingColumns } from './support/read-rows.ts';

/** The last migration of the release before this one. */
const released = '0010_fantasy_moved';

let database: DatabaseConnection;
beforeEach(async () => {
  database = await openEarlierBuild();
  await migrateUpTo(database.pool, released);
});
afterEach(() => database.close());

const known = { season: ['2025-26'], league: ['first-league'], round: ['round-4'], game: ['b-a'] };

async function pagesOf({ db }: DatabaseConnection) {
  const api = createApi({ db, log: createLog('silent'), checkAnswers: true });
  return crawlApi({ api } as Parameters<typeof crawlApi>[0], 'league.test', known);
}

test('the data of the previous release keep every row and every value', async () => {
  await showSomebody(database.pool);
  const columns = stayingColumns(await readColumns(database.pool));
  const before = await readRows(database.pool, columns);
  const inPhotos = await readPhotoPeople(database.pool, 'photo');
  expect(Object.keys(before).length).toBeGreaterThan(50);
  expect(await pendingMigrations(database.pool)).toBeGreaterThan(0);
  await migrateDatabase(database.pool);
  expect(await pendingMigrations(database.pool)).toBe(0);
  expect(await readRows(database.pool, columns)).toEqual(before);
  expect(inPhotos.length).toBeGreaterThan(0);
  expect(await readPhotoPeople(database.pool, 'photo_person')).toEqual(inPhotos);
});

test('what was at the website is there, answer for answer', async () => {
  const whole = await openEarlierBuild();
  await prepareTables(whole.pool);
  const expected = await pagesOf(whole);
  await whole.close();
  expect(expected.filter(({ status }) => status === 200).length).toBeGreaterThan(30);
  await prepareTables(database.pool);
  expect(await pagesOf(database)).toEqual(expected);
});

test('the server starts on them and answers', async () => {
  const engine = startEngine({ DATABASE_URL: databaseUrl(database) });
  try {
    const headers = { origin: 'https://league.test' };
    const answer = await fetch(`${await engine.ready}/api/v2/website/config`, { headers });
    expect((await answer.json()).config.website.domainUrl).toBe('https://league.test');
  } finally {
    engine.process.kill();
    await engine.ended;
  }
});
