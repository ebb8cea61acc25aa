import { paths } from '#lib/paths.ts';
import { corners } from '#tests/e2e/support/corners.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const sizes = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const;

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
