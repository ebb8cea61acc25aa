import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { unreadable } from './read-file.ts';

/** The files that were named, and those with one of the endings in the folders that were named, in order of name. */
export async function listFiles(names: readonly string[], endings: readonly string[]): Promise<string[]> {
  const files = await Promise.all(names.map((name) => filesOf(name, endings)));
  return [...new Set(files.flat())];
}

async function filesOf(name: string, endings: readonly string[]): Promise<string[]> {
  const kind = await stat(name).catch((error) => Promise.reject(unreadable(name, error)));
  if (!kind.isDirectory()) return [name];
  const entries = await readdir(name, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
