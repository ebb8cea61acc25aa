import sharp from 'sharp';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { sha256 } from '#server/sha256.ts';
import { maxPixels } from './render-picture.ts';
import { type NewAsset, storeAsset } from './store-asset.ts';
import { withoutMetadata } from './without-metadata.ts';

const contentTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

export const bitmapFormats = 'JPEG, PNG, WebP, AVIF, GIF';
export const shownFormats = `${bitmapFormats} or SVG`;

/** Type and display size in pixels. */
export type PictureFacts = { contentType: string; width: number; height: number };

/** Returns what a picture is; null for bytes that browsers cannot show as one. */
async function inspectPicture(bytes: Buffer): Promise<PictureFacts | null> {
  const facts = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => null);
  const contentType = facts && contentTypes[facts.format];
  return contentType ? { contentType, width: facts.autoOrient.width, height: facts.autoOrient.height } : null;
}

/** The same; throws `bad-request` for other bytes, and for a bitmap with a side shorter than `minSide` pixels. */
export async function assertPicture(name: string, bytes: Buffer, minSide = 1): Promise<PictureFacts> {
  const facts = await inspectPicture(bytes);
  if (!facts) throw notPicture(name);
  const { width, height, contentType } = facts;
  if (contentType !== 'image/svg+xml' && Math.min(width, height) < minSide)
    throw badRequest(say`${name}: it has ${width} × ${height} pixels, at least ${minSide} × ${minSide} are needed.`);
  return facts;
}

const notPicture = (name: string) =>
  badRequest(say`${name}: this is no picture that can be shown. Save it as ${bitmapFormats} or SVG.`);

type PreparedPicture = PictureFacts & NewAsset;

/** Returns what is stored of a picture: without metadata, and so without the location; null for bytes that browsers cannot show as one. */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture | null> {
  const facts = await inspectPicture(bytes);
  const clean = facts && (await withoutMetadata(bytes).catch(() => null));
  if (!clean) return null;
  if (clean === bytes) return { ...facts, bytes };
  return { ...facts, bytes: clean, sourceHash: sha256(bytes) };
}

/** The same; throws `bad-request` for other bytes. */
export async function prepareNamedPicture(name: string, bytes: Buffer): Promise<PreparedPicture> {
  const picture = await preparePicture(bytes);
  if (!picture) throw notPicture(name);
  return picture;
}

/** Stores a picture and returns its permanent address. Throws `bad-request`. */
export async function storePictureBytes(scope: TenantScope, name: string, bytes: Buffer): Promise<string> {
  return storeAsset(scope, await prepareNamedPicture(name, bytes));
}
