import sharp from 'sharp';
import { shareSize } from '#lib/share-pictures.ts';

/** The picture of a club or person, as a `data:` address. */
export type Emblem = string;

const { width, height } = shareSize;

/** Returns a picture in a box, whole, or filling it from its top. */
export function drawImage(data: Emblem, box: { x: number; y: number; size: number; height?: number }): string {
  const isFilling = box.height !== undefined;
  const fit = isFilling ? 'xMidYMin slice' : 'xMidYMid meet';
  return `<image href="${data}" x="${box.x}" y="${box.y}" width="${box.size}" height="${box.height ?? box.size}" preserveAspectRatio="${fit}"/>`;
}

/** Returns a filled rectangle. */
export function drawField(x: number, y: number, fieldWidth: number, fieldHeight: number, color: string): string {
  return `<rect x="${x}" y="${y}" width="${fieldWidth}" height="${fieldHeight}" fill="${color}"/>`;
}

/** Makes the PNG of what was drawn over a ground of one colour. */
export async function toPng(ground: string, ...drawn: string[]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawField(0, 0, width, height, ground)}${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).png({ palette: false, compressionLevel: 9 }).toBuffer();
}
