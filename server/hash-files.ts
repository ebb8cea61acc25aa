import { createHash, type Hash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns a hash of the names and contents of the files below a folder that fit one of the patterns. */
export async function hashFiles(folder: string, patterns: string[], hash: Hash = createHash('sha256')): Promise<Hash> {
  const entries = await Array.fromAsync(glob(patterns, { cwd: folder, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash.update(`\0${path.relative(folder, file)}\0`).update(await readFile(file));
  }
  return hash;
}
