import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a first visit shows tables, figures and plays', async ({ page, demo }) => {
  const { season, league, roundGame } = demo;
  await page.goto(`/en${paths.league(season, league)}`);
  await expect(page.getByRole('table', { name: 'Standings: Regular season' }).getByRole('rowheader')).toHaveCount(12);
  await page.goto(`/en${paths.league(season, league, 'players-stats')}`);
  await expect(page.getByRole('table').getByRole('rowheader').nth(99)).toBeAttached();
  await page.goto(`/en${paths.game(roundGame.address)}`);
  await expect(page.getByRole('img', { name: /^Lead through the game\./ })).toBeVisible();
  await page.goto(`/en${paths.game(roundGame.address, 'play-by-play')}`);
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Quarter 1' }).click();
  await expect(page.getByText('Start of Quarter 1')).toBeVisible();
  await page.goto('/en');
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
});

test('without JavaScript links lead from page to page', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Seasons' }).click();
  await expect(page).toHaveURL('/en/seasons');
  await expect(page.getByRole('heading', { level: 1, name: 'Seasons' })).toBeVisible();
});
