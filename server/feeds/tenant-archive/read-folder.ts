import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { unreadable } from '#server/feeds/files/read-file.ts';
import { type ArchiveEntry, maxEntryBytes } from '#server/league/tenant-archive/archive-entry.ts';
import { sha256 } from '#server/sha256.ts';
import { checksumsName, parseChecksums } from './checksums.ts';

/** Reads the files that the list of the folder names, in its order; none outside of the folder, and no link. */
export async function* readFolder(folder: string): AsyncGenerator<ArchiveEntry> {
  const root = await realpath(folder);
  const list = parseChecksums((await readInside(root, checksumsName)).toString('utf8'));
  if (!list) throw new ImportError(path.join(folder, checksumsName), 'this is no list of an archive', cure);
  for (const { name, hash } of list) {
    const bytes = await readInside(root, name);
    if (sha256(bytes) !== hash)
      throw new ImportError(path.join(folder, name), `it is not the file that ${checksumsName} names`, cure);
    yield { name, bytes };
  }
}

const cure = 'export the tenant again';

async function readInside(root: string, name: string): Promise<Buffer> {
  const file = path.join(root, name);
  const real = await realpath(file).catch((error) => Promise.reject(unreadable(file, error)));
  if (real !== file) throw new ImportError(file, 'this is a link', 'put the file itself there');
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error) =>
    Promise.reject(unreadable(file, error)),
  );
  try {
    const kind = await handle.stat();
    if (!kind.isFile()) throw new ImportError(file, 'this is no file', cure);
    if (kind.size > maxEntryBytes) throw new ImportError(file, 'it is larger than any file of an archive', cure);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}
