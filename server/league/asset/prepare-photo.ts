import sharp from 'sharp';
import { mainColor } from './main-color.ts';
import { maxPixels } from './render-picture.ts';

export type PreparedPhoto = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number; color: string };

/** More pixels than any screen shows. */
const maxSidePixels = 3200;

const readable = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];

/**
 * Converts a photo for storage: upright, at most 3200 pixels on the longer side, JPEG in sRGB without metadata, and so without
 * the location. Throws where the bytes are not a readable picture.
 */
export async function preparePhoto(bytes: Buffer): Promise<PreparedPhoto> {
  const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  if (!readable.includes(format)) throw new Error(`a picture of the kind ${format} cannot be read`);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
  const jpeg = Buffer.from(data);
  return {
    bytes: jpeg,
    contentType: 'image/jpeg',
    width: info.width,
    height: info.height,
    color: await mainColor(jpeg),
  };
}
