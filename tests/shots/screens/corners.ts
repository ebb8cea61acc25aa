import sharp from 'sharp';

/** Red, green, blue and opacity in the four corners of a picture. */
export async function corners(png: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const [right, bottom] = [info.width - 1, info.height - 1];
  return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
}

export const transparentCorners = async (png: Buffer): Promise<boolean> =>
  (await corners(png)).every(([, , , opacity]) => opacity === 0);
