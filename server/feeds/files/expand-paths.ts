import { basename } from 'node:path';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { listFiles } from './list-files.ts';

/**
 * Expands paths of files and folders to JSON files, each once, sorted by file name, which is mostly the order of play. Reports
 * a path without files as a problem.
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
