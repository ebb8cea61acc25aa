import { expect, test } from '@playwright/test';

test('the home page opens in the language of its address', async ({ page }) => {
  for (const language of ['en', 'sl']) {
    await page.goto(`/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test('an address that does not exist has a page of its own, with status 404', async ({ page }) => {
  const answer = await page.goto('/en/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link')).toBeVisible();
});

test('the health call names all parts as up', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(await answer.json()).toMatchObject({ ready: true, database: 'up' });
});
