import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { restoreBackup } from '#server/feeds/backup/restore-backup.ts';
import { writeBackup } from '#server/feeds/backup/write-backup.ts';
import { createArchive } from '#server/feeds/tenant-archive/create-archive.ts';
import { openArchive } from '#server/feeds/tenant-archive/open-archive.ts';
import { exportTenant } from '#server/league/tenant-archive/export-tenant.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let folder: string;
let here: DatabaseConnection;
let there: DatabaseConnection;
let tenantId: string;
let backup: string;
beforeAll(async () => {
  folder = await temporaryFolder('backup');
  [here, there] = [await createTestDatabase(), await createTestDatabase()];
  const ids = await insertSmallLeague(here.db, 'refused', ['refused.test']);
  await insertGames(here.db, ids);
  tenantId = ids.tenantId;
  backup = path.join(folder, 'whole.tar');
  await writeBackup(here.pool, backup);
});
afterAll(() => Promise.all([here.close(), there.close(), removeFolder(folder)]));

const rowsThere = async () => (await there.pool.query('select count(*)::int as rows from tenant')).rows;

async function refused(place: string, problem: RegExp): Promise<void> {
  await expect(restoreBackup(there.pool, place)).rejects.toThrow(problem);
  expect(await rowsThere()).toEqual([{ rows: 0 }]);
}

async function manifestWith(change: Record<string, unknown>): Promise<string> {
  const place = path.join(folder, `${crypto.randomUUID()}.tar`);
  await createArchive(place, async (write) => {
    for await (const { name, bytes } of openArchive(backup)) {
      const changed = { ...(name === 'manifest.json' && JSON.parse(bytes.toString())), ...change };
      await write({ name, bytes: name === 'manifest.json' ? Buffer.from(JSON.stringify(changed)) : bytes });
    }
  });
  return place;
}

test('a database with data is left as it is', async () => {
  await expect(restoreBackup(here.pool, backup)).rejects.toThrow(/has data already.*DATA_DIR or DATABASE_URL/);
  const { rows } = await here.pool.query('select count(*)::int as rows from tenant');
  expect(rows).toEqual([{ rows: 1 }]);
});

test('a damaged backup, one that breaks off and a place that is none are refused, and nothing is loaded', async () => {
  const bytes = await readFile(backup);
  const [bent, short] = [path.join(folder, 'bent.tar'), path.join(folder, 'short.tar')];
  const at = bytes.indexOf('Alfa');
  expect(at).toBeGreaterThan(0);
  await writeFile(bent, Buffer.concat([bytes.subarray(0, at), Buffer.from('Olfa'), bytes.subarray(at + 4)]));
  await writeFile(short, bytes.subarray(0, bytes.length / 2));
  await refused(bent, /the files are not those that checksums\.txt names/);
  await refused(short, /breaks off/);
  await refused(path.join(folder, 'none.tar'), /none\.tar/);
});

test('a newer backup, and the archive of a tenant, are refused with what to do', async () => {
  await refused(await manifestWith({ schema: '9999_later' }), /newer version.*install that version/);
  const tenant = path.join(folder, 'tenant.tar');
  await createArchive(tenant, (write) => exportTenant({ db: here.db, tenantId }, write));
  await refused(tenant, /no backup of an installation/);
});

test('a table with other numbers of rows than the manifest says is refused', async () => {
  const manifest = JSON.parse(await firstFile());
  const tables = manifest.tables.map((one: { name: string; rows: number }) =>
    one.name === 'tenant' ? { ...one, rows: 2 } : one,
  );
  await refused(await manifestWith({ tables }), /"tenant" has 1 rows, not the 2/);
});

test('a running server is not restored under', async () => {
  const server = await there.pool.connect();
  await server.query("set application_name = 'courtside server 1'");
  await expect(restoreBackup(there.pool, backup)).rejects.toThrow(/Stop it, restore/);
  await server.query('reset application_name');
  server.release();
});

test('nobody else may read the file, and a file that is there is not replaced', async () => {
  expect((await stat(backup)).mode & 0o077).toBe(0);
  await expect(writeBackup(here.pool, backup)).rejects.toThrow(/is there already/);
});

async function firstFile(): Promise<string> {
  for await (const { bytes } of openArchive(backup)) return bytes.toString();
  throw new Error('The archive is empty.');
}
