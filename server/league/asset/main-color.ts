import sharp from 'sharp';
import { maxPixels } from './render-picture.ts';

/** Returns the dominant colour of a picture as `#rrggbb`. */
export async function mainColor(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes, { limitInputPixels: maxPixels })
    .resize({ width: 64 })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  const parts = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
  return `#${parts.join('')}`;
}
