import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { diskFailure, errorCode, Failure } from '#server/failure.ts';
import type { ArchiveEntry } from '#server/league/tenant-archive/archive-entry.ts';
import { sha256 } from '#server/sha256.ts';
import { type Checksum, checksumsName, formatChecksums } from './checksums.ts';
import { blockBytes, tarHeader } from './tar-header.ts';

type WriteEntry = (entry: ArchiveEntry) => Promise<void>;

const isTar = (place: string) => /\.(tar|tar\.gz|tgz)$/i.test(place);
const isGzip = (place: string) => /gz$/i.test(place);

/**
 * Creates an archive at a place that must be free: a tar file (`.tar`, `.tar.gz`, `.tgz`), else a folder. It has its name
 * only when `fill` has written all files; if that throws, nothing is left.
 */
export async function createArchive<Result>(
  place: string,
  fill: (write: WriteEntry) => Promise<Result>,
): Promise<Result> {
  await assertNothingThere(place);
  const partial = `${place.replace(/[/\\]+$/, '')}.partial-${process.pid}`;
  try {
    await mkdir(path.dirname(path.resolve(partial)), { recursive: true });
    const result = await (isTar(place)
      ? fillTar(createWriteStream(partial, { flags: 'wx', mode: 0o600 }), isGzip(place), fill)
      : fillFolder(partial, fill));
    await rename(partial, place);
    return result;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw diskFailure(place, error) ?? error;
  }
}

async function assertNothingThere(place: string): Promise<void> {
  const found = await readdir(place).catch((error) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw diskFailure(place, error) ?? isThere(place);
  });
  if (found.length > 0) throw isThere(place);
}

const isThere = (place: string) => new Failure(`${place} is there already. Name a file or folder that is not.`);

async function fillFolder<Result>(folder: string, fill: (write: WriteEntry) => Promise<Result>): Promise<Result> {
  await mkdir(folder);
  return withChecksums(fill, async ({ name, bytes }) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(file, 'wx');
    try {
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
  });
}

/** Writes an archive as a tar to `output`, whose failure at any time is the failure of the whole. */
export async function fillTar<Result>(
  output: Writable,
  isGzipped: boolean,
  fill: (write: WriteEntry) => Promise<Result>,
): Promise<Result> {
  const target = isGzipped ? createGzip() : new PassThrough();
  const sent = pipeline(target, output);
  // It may fail while `fill` works and nobody waits for a write.
  const closed = sent.catch(() => undefined);
  try {
    const result = await writeTar((bytes) => Promise.race([written(target, bytes), sent]), fill);
    target.end();
    await sent;
    return result;
  } finally {
    target.destroy();
    await closed;
  }
}

/** Returns an archive as a `.tar.gz` that is made while it is read; a failure breaks it off. */
export function streamArchive(fill: (write: WriteEntry) => Promise<unknown>): Readable {
  const gzip = createGzip();
  const fail = (error: unknown) => gzip.destroy(error instanceof Error ? error : new Error(String(error)));
  const gone = finished(gzip, { readable: false });
  writeTar((bytes) => Promise.race([written(gzip, bytes), gone]), fill).then(() => gzip.end(), fail);
  gone.catch(fail);
  return gzip;
}

async function writeTar<Result>(
  write: (bytes: Buffer) => Promise<void>,
  fill: (write: WriteEntry) => Promise<Result>,
): Promise<Result> {
  const result = await withChecksums(fill, async ({ name, bytes }) => {
    await write(tarHeader(name, bytes.length));
    await write(bytes);
    await write(Buffer.alloc((blockBytes - (bytes.length % blockBytes)) % blockBytes));
  });
  await write(Buffer.alloc(2 * blockBytes));
  return result;
}

const written = (target: Writable, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => target.write(bytes, (error) => (error ? reject(error) : resolve())));

async function withChecksums<Result>(fill: (write: WriteEntry) => Promise<Result>, write: WriteEntry): Promise<Result> {
  const all: Checksum[] = [];
  const result = await fill(async (entry) => {
    all.push({ name: entry.name, hash: sha256(entry.bytes) });
    await write(entry);
  });
  await write({ name: checksumsName, bytes: Buffer.from(formatChecksums(all)) });
  return result;
}
