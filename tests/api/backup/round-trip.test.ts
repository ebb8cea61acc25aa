import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { auditAs } from '#server/db/tenant-scope.ts';
import { leftOutRows } from '#server/feeds/backup/left-out-rows.ts';
import { restoreBackup } from '#server/feeds/backup/restore-backup.ts';
import { migrateUpTo } from '#server/feeds/backup/schema-version.ts';
import { writeBackup } from '#server/feeds/backup/write-backup.ts';
import { createLog } from '#server/log.ts';
import { readCatalog } from '#tests/api/db/support/read-catalog.ts';
import { readHistory, readRows } from '#tests/api/db/support/read-rows.ts';
import { fillEveryTable } from '#tests/api/tenant-archive/support/fill-every-table.ts';
import { openEarlierBuild } from '#tests/fixtures/earlier-build.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { createBlankDatabase, createTestDatabase } from '#tests/setup/database.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let folder: string;
let here: DatabaseConnection;
beforeAll(async () => {
  folder = await temporaryFolder('backup');
  here = await openEarlierBuild();
  await migrateDatabase(here.pool);
  await fillEveryTable({ db: here.db, tenantId: await insertTenant(here.db, 'every-table', ['every.test']) });
  await prepareTables(here.pool);
  await renameTenants(here);
});
afterAll(async () => {
  await here.close();
  await removeFolder(folder);
});

/** A change that the triggers of the database write on the audit trail. */
async function renameTenants({ db }: DatabaseConnection): Promise<void> {
  await db.transaction(async (db) => {
    await auditAs(db, { kind: 'operator' });
    await db.update(tenants).set({ name: crypto.randomUUID() });
  });
}

async function restored(place: string, there: DatabaseConnection): Promise<DatabaseConnection> {
  await restoreBackup(there.pool, place);
  await prepareTables(there.pool);
  return there;
}

const answers = async ({ db }: DatabaseConnection) => {
  const api = createApi({ db, log: createLog('silent') });
  const league = 'seasons/2025-26/leagues/first-league';
  const paths = ['config', 'seasons', `${league}/standings`, `${league}/rounds/round-4/games/b-a`, 'players?limit=100'];
  return Promise.all(
    paths.map(async (path) => {
      const response = await api.request(`http://league.test/api/v2/website/${path}`);
      return [path, response.status, await response.text()];
    }),
  );
};

test('a database restored into a blank one has the same rows, schema and answers; who was signed in is not', async () => {
  const place = path.join(folder, 'whole.tar.gz');
  await writeBackup(here.pool, place);
  const there = await restored(place, await createBlankDatabase());
  const [before, after] = [await readRows(here.pool), await readRows(there.pool)];
  for (const [name, rows] of Object.entries(before)) {
    const expected = name in leftOutRows ? [] : rows;
    expect([name, after[name]]).toEqual([name, expected]);
  }
  expect(before.session?.length).toBeGreaterThan(0);
  expect(await readCatalog(there.pool)).toEqual(await readCatalog(here.pool));
  const told = await answers(here);
  expect(told.map(([, status]) => status)).toEqual(told.map(() => 200));
  expect(await answers(there)).toEqual(told);
  await there.close();
});

test('numbers that the database gives go on where they were, and triggers work again', async () => {
  const place = path.join(folder, 'numbers.tar');
  await writeBackup(here.pool, place);
  const there = await restored(place, await createBlankDatabase());
  const lastEntry = async () => (await there.pool.query('select max(id)::int as id from audit_entry')).rows[0].id;
  const before = await lastEntry();
  expect(before).toBeGreaterThan(0);
  await renameTenants(there);
  expect(await lastEntry()).toBeGreaterThan(before);
  await expect(there.pool.query('update game_event set number = number')).rejects.toThrow();
  await there.close();
});

test('a snapshot holds nothing of what is written while it is taken', async () => {
  const place = path.join(folder, 'snapshot.tar');
  const blocked = await here.pool.connect();
  await blocked.query('begin');
  await blocked.query("update tenant set name = 'half done'");
  await writeBackup(here.pool, place);
  await blocked.query('rollback');
  blocked.release();
  const there = await restored(place, await createBlankDatabase());
  const { rows } = await there.pool.query("select name from tenant where name = 'half done'");
  expect(rows).toEqual([]);
  await there.close();
});

test('a backup of an earlier schema is restored and brought up to date', async () => {
  const [earlier, fresh, there] = [await openEarlierBuild(), await createTestDatabase(), await createTestDatabase()];
  await migrateUpTo(earlier.pool, '0005_game_links');
  const place = path.join(folder, 'earlier.tar.gz');
  await writeBackup(earlier.pool, place);
  await restored(place, there);
  expect(await readCatalog(there.pool)).toEqual(await readCatalog(fresh.pool));
  expect(await readHistory(there.pool)).toEqual(await readHistory(fresh.pool));
  expect(await answers(there)).toEqual(await answers(here));
  await Promise.all([earlier, fresh, there].map((each) => each.close()));
});
