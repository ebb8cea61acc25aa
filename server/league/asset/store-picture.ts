import sharp from 'sharp';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { maxPixels } from './render-picture.ts';
import { storeAsset } from './store-asset.ts';

const contentTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

export const shownFormats = 'JPEG, PNG, WebP, AVIF, GIF or SVG';

/** Type and display size in pixels. */
export type PictureFacts = { contentType: string; width: number; height: number };

/** Returns what a picture is; null for bytes that browsers cannot show as one. */
export async function inspectPicture(bytes: Buffer): Promise<PictureFacts | null> {
  const facts = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => null);
  const contentType = facts && contentTypes[facts.format];
  return contentType ? { contentType, width: facts.autoOrient.width, height: facts.autoOrient.height } : null;
}

/** The same; throws `bad-request` for other bytes, and for a bitmap with a side shorter than `minSide` pixels. */
export async function assertPicture(name: string, bytes: Buffer, minSide = 1): Promise<PictureFacts> {
  const facts = await inspectPicture(bytes);
  if (!facts) throw badRequest(`${name}: this is no picture that can be shown. Save it as ${shownFormats}.`);
  const { width, height, contentType } = facts;
  if (contentType !== 'image/svg+xml' && Math.min(width, height) < minSide)
    throw badRequest(`${name}: it has ${width} × ${height} pixels, at least ${minSide} × ${minSide} are needed.`);
  return facts;
}

/** Stores a picture as it is and returns its permanent address. Throws `bad-request`. */
export async function storePictureBytes(scope: TenantScope, name: string, bytes: Buffer): Promise<string> {
  return storeAsset(scope, { bytes, ...(await assertPicture(name, bytes)) });
}
