import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFolderLock } from '#server/db/embedded/folder-lock.ts';
import { Failure } from '#server/failure.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return { ...original, writeFile: vi.fn(original.writeFile) };
});

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('folder-lock');
});
afterEach(() => removeFolder(folder));

const work = async () => 'done';

test('a lock that finds its disk full says so, and is not left behind', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  vi.mocked(writeFile).mockImplementationOnce(async (file) => {
    await writeFile(file, '');
    throw full;
  });
  await expect(withFolderLock(folder, work)).rejects.toThrow(
    /postgres\.lock cannot be written \(ENOSPC\): its disk is full/,
  );
  expect(await readdir(folder)).toEqual([]);
});

// Root may write everywhere, but makes no file there.
test.runIf(process.platform === 'linux')('a folder that takes no file is named with the cure', async () => {
  await expect(withFolderLock('/sys', work)).rejects.toThrow(Failure);
});

test('the lock of a process that is gone is none, and that of work that goes on is waited for', async () => {
  await writeFile(path.join(folder, 'postgres.lock'), '999999999');
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const order: string[] = [];
  const one = withFolderLock(folder, async () => {
    begun.resolve();
    await end.promise;
    order.push('one');
  });
  await begun.promise;
  const other = withFolderLock(folder, async () => void order.push('other'));
  end.resolve();
  await Promise.all([one, other]);
  expect(order).toEqual(['one', 'other']);
  expect(await readdir(folder)).toEqual([]);
});
