import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { unreadable } from './read-file.ts';

/**
 * Returns the path of a file that an imported text or list names, with symbolic links resolved. Throws an `ImportError`
 * unless it is a plain file in the imported folder or below it: whoever wrote the text need not be allowed to read what
 * the operator may.
 */
export async function confinedFile(folder: string, file: string): Promise<string> {
  if (!isBelow(path.resolve(folder), path.resolve(file))) throw outside(folder, file);
  const [root, real] = await Promise.all([realpath(folder), realpath(file)]).catch((error) =>
    Promise.reject(unreadable(file, error)),
  );
  if (!isBelow(root, real)) throw outside(folder, file);
  if (!(await stat(real)).isFile()) throw new ImportError(file, 'this is no plain file', 'name a file');
  return real;
}

function isBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

const outside = (folder: string, file: string) =>
  new ImportError(file, `it lies outside of the imported folder ${folder}`, 'copy it into that folder');
