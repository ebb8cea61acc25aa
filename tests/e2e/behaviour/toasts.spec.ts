import { paths } from '#lib/paths.ts';
import { comesToRest } from '#tests/e2e/support/comes-to-rest.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a toast comes at the bottom right, goes by itself, or is dragged away by more than 60 %', async ({
  page,
  demo,
}) => {
  await page.goto(`/en${paths.game(demo.roundGame.address)}`);
  const share = await untilInteractive(page.getByRole('button', { name: 'Share' }).first());
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const toast = page.getByRole('alert').filter({ hasText: /\w/ });
  // The pointer waits where the toast comes: under it the toast stays, however slow the machine is.
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.mouse.move(width - 80, height - 40);
    await page.mouse.move(width - 82, height - 42);
    expect(await toast.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass({ intervals: [50] });
  await comesToRest(toast);
  await expect(toast).toBeInViewport();
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place.');
  expect(width - (box.x + box.width)).toBeLessThan(48);
  expect(height - (box.y + box.height)).toBeLessThan(48);

  const drag = async (part: number) => {
    const [x, y] = [box.x + box.width * 0.1, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * part, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0.5);
  await comesToRest(toast);
  await expect(toast).toBeInViewport();
  await drag(0.7);
  await expect(toast).toHaveCount(0, { timeout: 2500 });

  await page.mouse.move(0, 0);
  await share.click();
  await expect(toast).toBeInViewport();
  await page.mouse.move(0, 0);
  await expect(toast).toHaveCount(0);
});
