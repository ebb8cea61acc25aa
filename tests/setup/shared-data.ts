import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.env.COURTSIDE_DATA ?? join(import.meta.dirname, '../../../shared/data'));

/** Absolute path of a file or folder of the shared data. */
export function sharedData(path: string): string {
  return join(folder, path);
}

/** Why tests on this part of the shared data cannot run, or null where it is there. */
export function missingSharedData(path: string): string | null {
  return existsSync(sharedData(path)) ? null : `shared data not found: ${path} (set COURTSIDE_DATA to its folder)`;
}
