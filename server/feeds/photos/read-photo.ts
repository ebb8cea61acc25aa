import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { confinedFile } from '#server/feeds/files/confined-file.ts';
import { unreadable } from '#server/feeds/files/read-file.ts';
import { type PreparedPhoto, preparePhoto } from '#server/league/asset/prepare-photo.ts';
import { sha256 } from '#server/sha256.ts';
import { readPhotoText } from './photo-text.ts';

/** Above the size of any camera file in these formats. */
const maxMegabytes = 40;

export type FoundPhoto = {
  hash: string;
  caption: string;
  credit: string;
  /** Null if the file is unchanged; then the picture is not decoded. */
  prepared: PreparedPhoto | null;
};

/** Reads a photo from a file; `knownHash` is the hash of the file last imported under its name. Throws `ImportError`. */
export async function readPhoto(folder: string, name: string, knownHash: string | null): Promise<FoundPhoto> {
  const file = path.join(folder, name);
  await confinedFile(folder, file);
  const { size } = await stat(file).catch((error) => Promise.reject(unreadable(file, error)));
  if (size > maxMegabytes * 1024 * 1024)
    throw new ImportError(file, `it holds more than ${maxMegabytes} MB`, 'save it smaller, as JPEG');
  const bytes = await readFile(file).catch((error) => Promise.reject(unreadable(file, error)));
  const hash = sha256(bytes);
  try {
    const prepared = hash === knownHash ? null : await preparePhoto(bytes);
    return { hash, ...readPhotoText(bytes), prepared };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ImportError(file, `it cannot be read as a picture (${reason})`, 'save it as JPEG, PNG, WebP or AVIF');
  }
}
