import { basename } from 'node:path';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { listFiles } from './list-files.ts';

/**
 * The files that are named or lie in a folder that is named, each once, in order of their own names, which is mostly that of
 * play; a name behind which there is none is a problem.
 */
export async function filesOfPaths(
  paths: readonly string[],
  onProblem: (path: string, error: unknown) => void,
): Promise<string[]> {
  const files = new Set<string>();
  for (const path of paths) {
    try {
      const found = await listFiles(path, ['.json', '.json.gz']);
      if (found.length === 0)
        throw new ImportError(path, 'it holds no .json and no .json.gz', 'name the folder of the games');
      for (const file of found) files.add(file);
    } catch (error) {
      onProblem(path, error);
    }
  }
  return [...files].sort((a, b) => basename(a).localeCompare(basename(b), 'en', { numeric: true }));
}
