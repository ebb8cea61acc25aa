import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ expectedComplaints: [/status of 404/] });

const missing = {
  'an unknown path': () => '/no-such-page',
  'an unknown season': () => '/seasons/1901-02',
  'an unknown league': ({ season }: { season: string }) => `/seasons/${season}/leagues/no-such-league`,
  'a tab of an unknown league': ({ season }: { season: string }) =>
    `/seasons/${season}/leagues/no-such-league/players-stats`,
  'an unknown game': ({ season, league }: { season: string; league: string }) =>
    `/seasons/${season}/leagues/${league}/rounds/round-1/games/no-such-game`,
  'an unknown tab': ({ season, league }: { season: string; league: string }) =>
    `/seasons/${season}/leagues/${league}/no-such-tab`,
  'a parameter of a wrong form': () => '/seasons/2025%2F26',
  'a parameter in capitals': () => '/seasons/SEASON',
};

for (const [what, pathOf] of Object.entries(missing)) {
  test(`${what} gets a page that says so, with status 404`, async ({ page, request, demo }) => {
    const path = pathOf(demo);
    for (const [locale, words] of [
      ['en', 'Page not found'],
      ['sr', 'Stranica nije pronađena'],
    ] as const) {
      const answer = await request.get(`/${locale}${path}`);
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toContain(words);
      await page.goto(`/${locale}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Meridian Basketball League');
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(16, 36, 62)');
    }
  });
}

test('without a language in the address the missing page speaks that of the browser', async ({ request }) => {
  const answer = await request.get('/no-such-page', { headers: { 'accept-language': 'fr' } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<html lang="fr"');
});

test('a host that nobody has gets a page that says so, with status 404', async ({ page, baseURL }) => {
  const answer = await page.goto((baseURL ?? '').replace('localhost', 'nobody.localhost'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No site at this address' })).toBeVisible();
});
