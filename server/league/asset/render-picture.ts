import sharp from 'sharp';
import type { PictureFormat } from '#lib/api/contract/picture-sizes.ts';

/** More than any camera; what claims more is a trap. */
export const maxPixels = 120_000_000;

const dotsPerInch = 72;
const highestDensity = 2400;

const encoders = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
} as const;

/** A picture, that wide at most (never wider than it is), upright, without anything but its pixels. */
export async function renderPicture(
  { bytes, contentType }: { bytes: Buffer; contentType: string },
  width: number,
  format: PictureFormat,
): Promise<Buffer<ArrayBuffer>> {
  const isDrawn = contentType === 'image/svg+xml';
  const density = isDrawn ? await densityFor(bytes, width) : dotsPerInch;
  const picture = sharp(bytes, { limitInputPixels: maxPixels, density })
    .autoOrient()
    .resize({ width, withoutEnlargement: !isDrawn });
  const made = await picture.toFormat(format, encoders[format]).toBuffer();
  return Buffer.from(made);
}

/** A drawing is drawn at the size that is asked for, so that it is sharp. */
async function densityFor(bytes: Buffer, width: number): Promise<number> {
  const { width: natural = width } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  return Math.min(highestDensity, Math.max(1, (dotsPerInch * width) / natural));
}
