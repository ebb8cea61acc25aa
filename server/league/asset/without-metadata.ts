import sharp, { type Metadata, type Sharp } from 'sharp';
import { maxPixels } from './render-picture.ts';

/** How EXIF begins within any file, also in the second picture of one that has several. */
export const exifMark = Buffer.from('Exif\0\0');
const lossless = Buffer.from('VP8L');
const animated = ['gif', 'webp'];

/** A bitmap without an encoder here is stored as it is: an SVG is a drawing. */
const encoders: Readonly<Record<string, (picture: Sharp, facts: Metadata, bytes: Buffer) => Sharp>> = {
  jpeg: (picture, { chromaSubsampling = '4:2:0' }) => picture.jpeg({ quality: 92, chromaSubsampling }),
  png: (picture, { isPalette }) => picture.png({ palette: isPalette }),
  webp: (picture, _, bytes) => picture.webp({ quality: 90, lossless: bytes.includes(lossless) }),
  heif: (picture) => picture.avif({ quality: 65 }),
  gif: (picture) => picture.gif(),
};

/**
 * Returns a picture as it looks, in the same format, upright, animated as it was, with its colour profile, and without metadata, and so without the
 * location. One that has none comes back byte for byte. Throws where the bytes are not a readable picture.
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const facts = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const encode = encoders[facts.format];
  if (!encode || !hasMetadata(facts, bytes)) return bytes;
  const isAnimated = animated.includes(facts.format) && (facts.pages ?? 1) > 1;
  const decoded = sharp(bytes, { limitInputPixels: maxPixels, animated: isAnimated });
  const picture = isAnimated ? decoded : decoded.autoOrient();
  // Other colour spaces become sRGB, which their profiles do not describe.
  if (facts.space === 'srgb') picture.keepIccProfile();
  return Buffer.from(await encode(picture, facts, bytes).toBuffer());
}

const hasMetadata = ({ exif, xmp, iptc, tifftagPhotoshop, comments, orientation = 1 }: Metadata, bytes: Buffer) =>
  [exif, xmp, iptc, tifftagPhotoshop].some((part) => part !== undefined) ||
  (comments?.length ?? 0) > 0 ||
  orientation !== 1 ||
  bytes.includes(exifMark);
