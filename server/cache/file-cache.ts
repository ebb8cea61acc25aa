import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '#server/failure.ts';

/** Files that can be made again at any time, kept in a folder. Names are paths inside it. */
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
    // Nobody ever reads half a file: it gets its name when it is whole.
    async write(name, bytes) {
      const file = path.join(folder, name);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
