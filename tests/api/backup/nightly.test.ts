import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { readBackupState } from '#server/feeds/backup/backup-state.ts';
import { backUpIfDue } from '#server/feeds/backup/nightly-backup.ts';
import { restoreBackup } from '#server/feeds/backup/restore-backup.ts';
import { createLog } from '#server/log.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let database: DatabaseConnection;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await temporaryFolder('nightly');
  await insertSmallLeague(database.db, 'night', ['night.test']);
});
afterEach(() => Promise.all([database.close(), removeFolder(folder)]));

const log = createLog('silent');
const at = (day: number, hour: number, minute = 0) => new Date(2027, 1, day, hour, minute);
const run = (now: Date, keep = 2, place = folder) =>
  backUpIfDue(database, { folder: place, time: '03:30', keep }, log, now);
const files = async () => (await readdir(folder)).sort();

test('is made once a night, also late, and can be restored', async () => {
  await run(at(1, 12));
  await run(at(1, 23));
  await run(at(2, 3, 29));
  expect(await files()).toHaveLength(1);
  await run(at(2, 3, 31));
  expect(await files()).toHaveLength(2);
  const there = await createTestDatabase();
  const [first = ''] = await files();
  expect((await restoreBackup(there.pool, path.join(folder, first))).rows).toBeGreaterThan(20);
  await there.close();
});

test('keeps as many as are wanted, and leaves other files alone', async () => {
  await writeFile(path.join(folder, 'courtside-2020-01-01T030000Z.tar.gz'), 'made by hand');
  for (const day of [1, 2, 3, 4]) await run(at(day, 4));
  const left = await files();
  expect(left).toHaveLength(3);
  expect(left[0]).toBe('courtside-2020-01-01T030000Z.tar.gz');
  expect((await readBackupState(database.db)).file).toBe(left[2]);
});

test('of several servers one makes it', async () => {
  await Promise.all([1, 2, 3, 4].map(() => run(at(1, 4))));
  expect(await files()).toHaveLength(1);
});

test('tells of a failure, and tries again after an hour', async () => {
  const blocked = path.join(folder, 'blocked');
  await writeFile(blocked, 'a file, not a folder');
  const state = await run(at(1, 4), 2, blocked);
  expect(state).toMatchObject({ madeAt: null, failure: { reason: expect.stringMatching(/is there already/) } });
  await run(at(1, 4, 30));
  expect(await files()).toEqual(['blocked']);
  await mkdir(path.join(folder, 'later'));
  const later = await run(at(1, 5, 1), 2, path.join(folder, 'later'));
  expect(later).toMatchObject({ madeAt: at(1, 5, 1).toISOString(), failure: null });
});

// Root may write everywhere, but makes no file there.
test.runIf(process.platform === 'linux')('tells of a folder that takes no file', async () => {
  const state = await run(at(1, 4), 2, '/sys');
  expect(state).toMatchObject({
    madeAt: null,
    failure: { reason: expect.stringMatching(/^\/sys\/.* cannot be written/) },
  });
});

test('removes what a server that died has left', async () => {
  await writeFile(path.join(folder, 'courtside-nightly-20260101T030000Z.tar.gz.partial-7'), 'half of one');
  await writeFile(path.join(folder, 'courtside-2026.tar.gz.partial-7'), 'made by hand');
  await run(at(1, 4));
  expect(await files()).toEqual(['courtside-2026.tar.gz.partial-7', expect.stringMatching(/^courtside-nightly.*gz$/)]);
});

test('is made once, and no failure, where an old one cannot be removed', async () => {
  await mkdir(path.join(folder, 'courtside-nightly-20260101T030000Z.tar.gz'));
  await writeFile(path.join(folder, 'courtside-nightly-20260102T030000Z.tar.gz'), 'an old backup');
  const state = await run(at(1, 4), 1);
  expect(state).toMatchObject({ madeAt: at(1, 4).toISOString(), failure: null });
  expect(await run(at(1, 6), 1)).toEqual(state);
  expect(await files()).toHaveLength(2);
});
