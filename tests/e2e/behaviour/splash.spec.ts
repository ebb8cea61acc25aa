import { expect, test } from '#tests/e2e/support/test.ts';

test('the logo shows on the first visit only, and for half a second at most', async ({ page }) => {
  await page.addInitScript(() => {
    const splashes: { shownAt: number; goneAt?: number }[] = [];
    Object.assign(window, { splashes });
    new MutationObserver(() => {
      const isShown = document.documentElement.dataset.splash !== undefined;
      const last = splashes.at(-1);
      if (isShown) splashes.push({ shownAt: performance.now() });
      else if (last) last.goneAt ??= performance.now();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-splash'] });
  });
  const splashes = () => page.evaluate<{ shownAt: number; goneAt?: number }[]>(() => Reflect.get(window, 'splashes'));
  await page.goto('/en');
  const [first, ...more] = await splashes();
  expect(more).toEqual([]);
  expect((first?.goneAt ?? Number.POSITIVE_INFINITY) - (first?.shownAt ?? 0)).toBeLessThan(600);
  await expect(page.locator('.splash')).toBeHidden();
  await page.reload();
  expect(await splashes()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is none', async ({ page }) => {
    await page.goto('/en');
    await expect(page.locator('.splash')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  });
});
