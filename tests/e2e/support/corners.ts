import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Red, green, blue and opacity in the four corners of what a mixer would get. */
export async function corners(page: Page): Promise<number[][]> {
  const picture = await page.screenshot({ omitBackground: true });
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const [right, bottom] = [info.width - 1, info.height - 1];
  return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
}
