import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { unreadable } from './read-file.ts';

/** Returns the file at a path, or the files with one of the extensions in that folder and below it, sorted by path. */
export async function listFiles(name: string, extensions: readonly string[]): Promise<string[]> {
  const kind = await stat(name).catch((error) => Promise.reject(unreadable(name, error)));
  if (!kind.isDirectory()) return [name];
  const entries = await readdir(name, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && extensions.some((extension) => entry.name.endsWith(extension)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
