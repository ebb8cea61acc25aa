import { expect, test } from '#tests/e2e/support/test.ts';

test('the logo shows on the first visit only', async ({ page }) => {
  await page.addInitScript(() => {
    let shown = 0;
    new MutationObserver(() => {
      if (document.documentElement.dataset.splash !== undefined) Object.assign(window, { shown: ++shown });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-splash'] });
  });
  const shown = () => page.evaluate<number | undefined>(() => Reflect.get(window, 'shown'));
  await page.goto('/en');
  expect(await shown()).toBe(1);
  await expect(page.locator('.splash')).toBeHidden();
  await page.reload();
  await expect(page.locator('.splash')).toBeHidden();
  expect(await shown()).toBeUndefined();
});

test('the logo goes by half a second, however busy the code of the page is', async ({ page }) => {
  await page.goto('/en');
  const splash = page.locator('.splash');
  const ending = await splash.evaluate((element) => {
    document.documentElement.dataset.splash = '';
    return Number(element.getAnimations()[0]?.effect?.getComputedTiming().endTime);
  });
  expect(ending).toBeLessThanOrEqual(500);
  await expect(splash).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is none', async ({ page }) => {
    await page.goto('/en');
    await expect(page.locator('.splash')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  });
});
