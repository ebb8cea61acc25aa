import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { databaseAddress } from '#tests/setup/database-address.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let database: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  [database, folder] = [await createTestDatabase(), await temporaryFolder('backup-command')];
});
afterAll(() => Promise.all([database.close(), removeFolder(folder)]));

const command = path.resolve(import.meta.dirname, '../../../server/cli/league.ts');

function backUp(BACKUP_DIR: string) {
  const { options } = database.pool;
  const DATABASE_URL = databaseAddress({ ...options, password: options.password });
  const env = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, DATABASE_URL, BACKUP_DIR };
  return promisify(execFile)(process.execPath, [command, 'backup'], { env, cwd: folder });
}

test('a backup without a name goes where the nightly ones are', async () => {
  const { stdout } = await backUp(path.join(folder, 'backups'));
  expect(stdout).toContain(`are in ${folder}/backups/courtside-`);
  expect(await readdir(folder)).toEqual(['backups']);
});

test.runIf(process.platform === 'linux')('a backup that cannot be written says so in one line', async () => {
  await expect(backUp('/sys')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^error: \/sys\/courtside-\S+ cannot be written \(\w+\): .*\n$/),
  });
});
