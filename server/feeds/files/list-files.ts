import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { unreadable } from './read-file.ts';

/** The file of that name, or those with one of the endings in the folder of that name and below it, in order of name. */
export async function listFiles(name: string, endings: readonly string[]): Promise<string[]> {
  const kind = await stat(name).catch((error) => Promise.reject(unreadable(name, error)));
  if (!kind.isDirectory()) return [name];
  const entries = await readdir(name, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
