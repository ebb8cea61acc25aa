import type { TenantScope } from '#server/db/tenant-scope.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { confinedFile } from '#server/feeds/files/confined-file.ts';
import { readBytes } from '#server/feeds/files/read-file.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { preparePicture, shownFormats } from '#server/league/asset/store-picture.ts';

export type StoredPicture = { address: string; width: number; height: number };

/**
 * Stores a picture file of the imported folder once and returns its URL and display size. Throws an `ImportError` for
 * any other file.
 */
export async function storePicture(scope: TenantScope, folder: string, file: string): Promise<StoredPicture> {
  const bytes = await readBytes(await confinedFile(folder, file));
  const picture = await preparePicture(bytes);
  if (!picture) throw notPicture(file);
  const { width, height } = picture;
  return { address: await storeAsset(scope, picture), width, height };
}

const notPicture = (file: string) =>
  new ImportError(file, 'this is no picture that can be shown', `save it as ${shownFormats}`);
