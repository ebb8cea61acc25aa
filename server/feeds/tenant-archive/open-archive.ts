import { stat } from 'node:fs/promises';
import { unreadable } from '#server/feeds/files/read-file.ts';
import type { ArchiveEntry } from '#server/league/tenant-archive/archive-entry.ts';
import { readFolder } from './read-folder.ts';
import { readTar } from './read-tar.ts';

/** Reads the files of an archive in their order, one in memory at a time. Throws an `ImportError` for anything else. */
export async function* openArchive(place: string): AsyncGenerator<ArchiveEntry> {
  const kind = await stat(place).catch((error) => Promise.reject(unreadable(place, error)));
  yield* kind.isDirectory() ? readFolder(place) : readTar(place);
}
