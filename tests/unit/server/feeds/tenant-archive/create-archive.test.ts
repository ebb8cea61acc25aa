import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Failure } from '#server/failure.ts';
import { createArchive, fillTar } from '#server/feeds/tenant-archive/create-archive.ts';
import type { ArchiveEntry } from '#server/league/tenant-archive/archive-entry.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder('create-archive');
});
afterEach(() => removeFolder(folder));

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
const entry: ArchiveEntry = { name: 'manifest.json', bytes: crypto.getRandomValues(Buffer.alloc(60_000)) };
const fillWithMuch = async (write: (entry: ArchiveEntry) => Promise<void>) => {
  for (let part = 0; part < 50; part += 1) await write(entry);
};

/** A disk that takes so many bytes. */
function diskOf(bytes: number): Writable {
  let free = bytes;
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      free -= chunk.length;
      done(free < 0 ? full : null);
    },
  });
}

test.each([
  ['with compression', true],
  ['without compression', false],
])('a disk that becomes full midway is the failure of the archive, %s', async (_name, isGzipped) => {
  await expect(fillTar(diskOf(200_000), isGzipped, fillWithMuch)).rejects.toBe(full);
  await expect(fillTar(diskOf(0), isGzipped, fillWithMuch)).rejects.toBe(full);
});

test('a disk that becomes full while nothing is written is the failure of the next write', async () => {
  const output = diskOf(100_000);
  const fill = async (write: (entry: ArchiveEntry) => Promise<void>) => {
    await write(entry);
    output.destroy(full);
    await new Promise((resolve) => output.once('close', resolve));
    await write(entry);
  };
  await expect(fillTar(output, true, fill)).rejects.toBe(full);
});

test.runIf(process.platform === 'linux')('a full device is the failure of the archive', async () => {
  const failed = fillTar(createWriteStream('/dev/full'), true, fillWithMuch);
  await expect(failed).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a failure while it is filled is the one of the archive, and nothing is left', async () => {
  const problem = new Error('the database is gone');
  const place = path.join(folder, 'one.tar.gz');
  await expect(createArchive(place, () => Promise.reject(problem))).rejects.toBe(problem);
  await expect(
    createArchive(place, async (write) => {
      await write(entry);
      throw full;
    }),
  ).rejects.toThrow(/one\.tar\.gz cannot be written \(ENOSPC\): its disk is full\. Free some/);
  expect(await readdir(folder)).toEqual([]);
});

// Root may write everywhere, but makes no file there.
test.runIf(process.platform === 'linux').each(['one.tar.gz', 'one.tar', 'one'])(
  'a place where %s cannot be made is the failure of the archive',
  async (name) => {
    await expect(createArchive(`/proc/self/${name}`, fillWithMuch)).rejects.toThrow(/ENOENT/);
    await expect(createArchive(`/sys/${name}`, fillWithMuch)).rejects.toThrow(Failure);
  },
);
