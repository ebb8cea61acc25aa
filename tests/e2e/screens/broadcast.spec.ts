import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const sizes = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;

/** Red, green, blue and opacity in the four corners of what a mixer would get. */
async function corners(page: Page): Promise<number[][]> {
  const picture = await page.screenshot({ omitBackground: true });
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const [right, bottom] = [info.width - 1, info.height - 1];
  return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
}

for (const [width, height] of sizes) {
  test(`the score for the stream is transparent around it at ${width} × ${height}`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height });
    for (const { address } of [demo.roundGame, demo.playoffGame]) {
      await page.goto(`/en${paths.gameScreen(address, 'broadcast')}`);
      await expect(page.locator('.bug-score')).toHaveCount(2);
      expect((await corners(page)).map(([, , , opacity]) => opacity)).toEqual([0, 0, 0, 0]);
    }
  });
}

test('for a mixer without transparency the ground has the colour of the address', async ({ page, demo }) => {
  await page.goto(`/en${paths.gameScreen(demo.roundGame.address, 'broadcast')}?key=00ff00`);
  await expect(page.locator('.bug-score')).toHaveCount(2);
  for (const corner of await corners(page)) expect(corner).toEqual([0, 255, 0, 255]);
});

test('the address chooses the language', async ({ page, demo }) => {
  await page.goto(`/en${paths.gameScreen(demo.roundGame.address, 'tv-stats')}?lang=sr`);
  await expect(page).toHaveURL(/\/sr\/.*\?lang=sr$/);
  await expect(page.getByRole('table')).toHaveCount(2);
});

test('a played game has its final score in the stream', async ({ page, demo }) => {
  const { address, score } = demo.roundGame;
  await page.goto(`/en${paths.gameScreen(address, 'broadcast')}`);
  await expect(page.locator('.bug-score')).toHaveText([String(score?.home), String(score?.away)]);
});
