import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#server/failure.ts';

/** A cache of files in a folder, each of which can be created again at any time. Names are paths inside it. */
export interface FileCache {
  read(name: string): Promise<Buffer<ArrayBuffer> | null>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export function createFileCache(folder: string): FileCache {
  return {
    async read(name) {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    // Atomic: the file is renamed when it is complete, so no reader sees a part of it.
    async write(name, bytes) {
      const file = path.join(folder, name);
      const temporary = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(temporary, bytes);
        await rename(temporary, file);
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}
