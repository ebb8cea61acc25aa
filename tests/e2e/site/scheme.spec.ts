import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('the chosen colours stay, from the first paint of the next visit on', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.schemeAtFirstPaint = document.documentElement.dataset.scheme ?? 'system';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en');
  const root = page.locator('html');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await expect(root).toHaveAttribute('data-scheme-at-first-paint', 'system');
  const light = await ink();
  await untilInteractive(page.getByRole('button', { name: 'Colours: as the system' }));
  await page.getByRole('button', { name: 'Colours: as the system' }).click();
  await expect(root).toHaveAttribute('data-scheme', 'light');
  await page.getByRole('button', { name: 'Colours: light' }).click();
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await expect.poll(ink).not.toBe(light);
  await page.reload();
  await expect(root).toHaveAttribute('data-scheme-at-first-paint', 'dark');
  await expect(page.getByRole('button', { name: 'Colours: dark' })).toBeVisible();
});

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the site is dark and can be made light', async ({ page }) => {
    await page.goto('/en');
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const dark = await ink();
    await untilInteractive(page.getByRole('button', { name: 'Colours: as the system' }));
    await page.getByRole('button', { name: 'Colours: as the system' }).click();
    await expect(page.getByRole('button', { name: 'Colours: light' })).toBeVisible();
    await expect.poll(ink).not.toBe(dark);
  });
});
