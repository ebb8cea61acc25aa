import sharp from 'sharp';
import type { PictureFormat } from '#lib/api/contract/picture-sizes.ts';

/** More than any camera has; a picture that claims more is a decompression bomb. */
export const maxPixels = 120_000_000;

const dotsPerInch = 72;
const maxDensity = 2400;

const encoders = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
} as const;

/** Encodes a picture at most `width` pixels wide, never enlarging a bitmap; applies its orientation and drops all metadata. */
export async function renderPicture(
  { bytes, contentType }: { bytes: Buffer; contentType: string },
  width: number,
  format: PictureFormat,
): Promise<Buffer<ArrayBuffer>> {
  const isSvg = contentType === 'image/svg+xml';
  const density = isSvg ? await densityFor(bytes, width) : dotsPerInch;
  const picture = sharp(bytes, { limitInputPixels: maxPixels, density })
    .autoOrient()
    .resize({ width, withoutEnlargement: !isSvg });
  const encoded = await picture.toFormat(format, encoders[format]).toBuffer();
  return Buffer.from(encoded);
}

/** Returns the density at which an SVG is as wide as requested, so that it is sharp. */
export async function densityFor(bytes: Buffer, width: number): Promise<number> {
  const { width: intrinsic = width } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  return Math.min(maxDensity, Math.max(1, (dotsPerInch * width) / intrinsic));
}
