import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns the bytes of all files below a folder, without those below folders of the given name; zero without a folder. */
export async function bytesBelow(folder: string | undefined, without?: string): Promise<number> {
  if (!folder) return 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile() && !(without && entry.parentPath.split(path.sep).includes(without)))
    .map(({ parentPath, name }) =>
      stat(path.join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
