import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { unreadable } from '#server/feeds/files/read-file.ts';

const extensions = /\.(jpe?g|png|webp|avif|tiff?|gif|hei[cf])$/i;

export type PhotoFolder = { path: string; name: string; files: string[] };

/** Returns the folder and those below it that contain photos, each with the sorted names of its photos. */
export async function foldersOfPhotos(folder: string): Promise<PhotoFolder[]> {
  const kind = await stat(folder).catch((error) => Promise.reject(unreadable(folder, error)));
  if (!kind.isDirectory())
    throw new ImportError(folder, 'this is no folder', 'name the folder in which the photos are');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const photos = entries.filter(
    (entry) => entry.isFile() && extensions.test(entry.name) && !entry.name.startsWith('.'),
  );
  if (photos.length === 0)
    throw new ImportError(folder, 'it holds no photos', 'photos end in .jpg, .jpeg, .png, .webp, .avif, .tif or .gif');
  const byFolder = Map.groupBy(photos, ({ parentPath }) => parentPath);
  return [...byFolder]
    .map(([own, inside]) => ({
      path: own,
      name: path.basename(path.resolve(own)),
      files: inside.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    }))
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}
