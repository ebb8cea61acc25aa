import sharp from 'sharp';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { confinedFile } from '#server/feeds/files/confined-file.ts';
import { readBytes } from '#server/feeds/files/read-file.ts';
import { maxPixels } from '#server/league/asset/render-picture.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';

export type StoredPicture = { address: string; width: number; height: number };

const contentTypes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/**
 * Stores a picture file of the imported folder once and returns its URL and display size. Throws an `ImportError` for
 * any other file.
 */
export async function storePicture(scope: TenantScope, folder: string, file: string): Promise<StoredPicture> {
  const bytes = await readBytes(await confinedFile(folder, file));
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => Promise.reject(notPicture(file)));
  const contentType = contentTypes[format];
  if (!contentType) throw notPicture(file);
  const { width, height } = autoOrient;
  return { address: await storeAsset(scope, { bytes, contentType, width, height }), width, height };
}

const notPicture = (file: string) =>
  new ImportError(file, 'this is no picture that can be shown', 'save it as JPEG, PNG, WebP, AVIF, GIF or SVG');
