import { expect, test } from '#tests/e2e/support/test.ts';

const clubOrigin = (baseURL = '') => baseURL.replace('localhost', 'club.localhost');

test('a club has a site of its own: title, colours and languages', async ({ page, baseURL }) => {
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action').trim());
  await page.goto('/en');
  await expect(page).toHaveTitle(/Meridian Basketball League/);
  const leagueAccent = await accent();

  await page.goto(`${clubOrigin(baseURL)}/en`);
  await expect(page).toHaveTitle(/Nišavski zmajevi/);
  await expect(page.getByRole('banner')).toContainText('Nišavski zmajevi');
  expect(await accent()).not.toBe(leagueAccent);
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await expect(page.getByRole('link', { name: 'Srpski' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Slovenščina' })).toHaveCount(0);
});

test('each site has its own icon, also at the address that browsers guess', async ({ request, baseURL }) => {
  const iconOf = async (origin: string) => {
    const asked = { headers: { host: new URL(origin).host }, maxRedirects: 0 };
    return (await request.get('/favicon.ico', asked)).headers().location ?? '';
  };
  const icon = await iconOf(baseURL ?? '');
  expect((await request.get(icon)).headers()['content-type']).toMatch(/^image\//);
  expect(await iconOf(clubOrigin(baseURL))).not.toBe(icon);
});

test.describe('for a visitor whose languages it does not have', () => {
  test.use({ locale: 'fr-FR' });

  test('the site of the club speaks its own language', async ({ page, baseURL }) => {
    await page.goto(clubOrigin(baseURL));
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
  });
});
