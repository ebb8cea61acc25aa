import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '#server/failure.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { brokenArchive, unreadable } from '#server/feeds/files/read-file.ts';
import { type ArchiveEntry, isArchiveName, maxEntryBytes } from '#server/league/tenant-archive/archive-entry.ts';
import { sha256 } from '#server/sha256.ts';
import { type Checksum, checksumsName, formatChecksums } from './checksums.ts';
import { blockBytes, parseTarHeader } from './tar-header.ts';

const cure = 'name a file that backup or export tenant has written, as it was written';

/**
 * Reads the files of a tar, compressed where its name ends in `gz`. The list at its end has to name exactly the files
 * before it. Throws an `ImportError` for links, other names, and an archive that breaks off.
 */
export async function* readTar(file: string): AsyncGenerator<ArchiveEntry> {
  const read = blockReader(file);
  const seen: Checksum[] = [];
  try {
    for (;;) {
      const header = await read(blockBytes);
      if (!header || header.every((byte) => byte === 0)) throw broken(file, 'the archive breaks off');
      const entry = parseTarHeader(header);
      if (!entry) throw broken(file, 'it holds something that is no plain file, or is damaged');
      if (entry.kind === 'folder') continue;
      const name = entry.name.replace(/^\.\//, '');
      if (name !== checksumsName && !isArchiveName(name))
        throw broken(file, `${JSON.stringify(entry.name)} is no file of an archive`);
      if (entry.size > maxEntryBytes) throw broken(file, `${name} is larger than any file of an archive`);
      const bytes = await read(entry.size, true);
      if (!bytes) throw broken(file, `the archive breaks off in ${name}`);
      if (name === checksumsName) {
        if (bytes.toString('utf8') !== formatChecksums(seen))
          throw broken(file, `the files are not those that ${checksumsName} names`);
        return;
      }
      seen.push({ name, hash: sha256(bytes) });
      yield { name, bytes };
    }
  } finally {
    await read.close();
  }
}

const broken = (file: string, problem: string) => new ImportError(file, problem, cure);

type BlockReader = {
  /** Returns that many bytes, null at the end; `isPadded` skips the rest of the last block. */
  (size: number, isPadded?: boolean): Promise<Buffer | null>;
  close(): Promise<void>;
};

function blockReader(file: string): BlockReader {
  const source = createReadStream(file);
  const gunzip = /gz$/i.test(file) ? createGunzip() : null;
  if (gunzip) source.on('error', (error) => gunzip.destroy(error));
  const stream: Readable = gunzip ? source.pipe(gunzip) : source;
  const chunks = stream.iterator() as AsyncIterator<Buffer>;
  let waiting: Buffer[] = [];
  let held = 0;
  const read = async (size: number, isPadded = false) => {
    const wanted = isPadded ? Math.ceil(size / blockBytes) * blockBytes : size;
    while (held < wanted) {
      const next = await chunks.next().catch((error: unknown) => Promise.reject(readingProblem(file, error)));
      if (next.done) return null;
      waiting.push(next.value);
      held += next.value.length;
    }
    const all = Buffer.concat(waiting);
    waiting = [all.subarray(wanted)];
    held -= wanted;
    return Buffer.from(all.subarray(0, size));
  };
  const close = async () => {
    stream.destroy();
    source.destroy();
  };
  return Object.assign(read, { close });
}

const readingProblem = (file: string, error: unknown) =>
  errorCode(error)?.startsWith('Z_') ? brokenArchive(file, error) : unreadable(file, error);
