import { holdCode } from '#tests/e2e/support/hold-code.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('without a language in the address', () => {
  test.use({ locale: 'sl-SI' });

  test('a page speaks the language of the browser', async ({ page }) => {
    await page.goto('/seasons');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
    await expect(page.getByRole('heading', { level: 1, name: 'Sezone' })).toBeVisible();
  });

  test('a page speaks the saved language before that of the browser', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'fr', url: baseURL ?? '' }]);
    await page.goto('/seasons');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('an address with a language is stronger than what is saved', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'fr', url: baseURL ?? '' }]);
    await page.goto('/es/seasons');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('choosing a language keeps the page and is remembered', async ({ page, demo }) => {
  const path = `/seasons/${demo.season}/leagues/${demo.league}/all-games`;
  await page.goto(`/en${path}`);
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(`/ru${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('link', { name: 'Все матчи' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/seasons');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('choosing a language keeps what the address has chosen on the page', async ({ page }) => {
  await page.goto('/en/search?q=una');
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('una');
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/search?q=una');
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('una');
});

test('a language chosen before the page’s code is there is remembered', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/en/seasons', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/seasons');
  release();
  await page.goto('/seasons');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('links keep the language of the address', async ({ page }) => {
  await page.goto('/sr');
  await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Sezone' }).click();
  await expect(page).toHaveURL('/sr/seasons');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
});
