import sharp from 'sharp';
import { mainColor } from '#server/league/asset/main-color.ts';
import { maxPixels } from '#server/league/asset/render-picture.ts';

export type PreparedPhoto = { bytes: Buffer; contentType: 'image/jpeg'; width: number; height: number; color: string };

/** Larger than any screen shows; what is more is for the archive of the photographer. */
const maxSidePixels = 3200;

const readable = ['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif'];

/**
 * A photo as it is kept: upright, at most 3200 pixels long, a JPEG in sRGB with nothing in it but its pixels, so without the place
 * where it was taken. Throws where the bytes are no picture that can be read.
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
  const kept = Buffer.from(data);
  return {
    bytes: kept,
    contentType: 'image/jpeg',
    width: info.width,
    height: info.height,
    color: await mainColor(kept),
  };
}
