import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('the search finds while one types, keeps what is looked for in the address and leads on by the keyboard', async ({
  page,
  demo,
}) => {
  await page.goto(`/en${paths.search()}`);
  const field = await untilInteractive(page.getByRole('main').getByRole('combobox', { name: 'Search' }));
  await field.fill(demo.team.name.toLowerCase());
  const options = page.getByRole('main').getByRole('option');
  await expect(options.filter({ hasText: demo.team.name }).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/en\/search\?q=/);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Search');
  await expect(page).not.toHaveTitle(/^Search/);
  await page.goBack();
  await expect(field).toHaveValue(demo.team.name.toLowerCase());
  await expect(options.first()).toBeVisible();
});

test('two teams find their game', async ({ page, demo }) => {
  const { home, away } = demo.roundGame;
  await page.goto(`/en${paths.search()}?q=${encodeURIComponent(`${home?.shortName} ${away?.shortName}`)}`);
  const games = page.getByRole('main').getByRole('group', { name: 'Games' });
  await expect(
    games
      .getByRole('option')
      .filter({ hasText: `${home?.name} – ${away?.name}` })
      .first(),
  ).toBeVisible();
});

test('what nothing fits gets an answer that helps', async ({ page }) => {
  await page.goto(`/en${paths.search()}?q=wxyzwxyz`);
  await expect(page.getByText('Nothing found for “wxyzwxyz”')).toBeVisible();
});

test('a slash opens the search over any page, Escape closes it, a result leads on', async ({ page, demo }) => {
  await page.goto('/en');
  await untilInteractive(page.getByRole('banner').getByRole('link', { name: 'Search' }));
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  await field.fill(demo.team.shortName);
  await dialog.getByRole('group', { name: 'Clubs' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/en\/clubs\//);
  await expect(dialog).toBeHidden();
});
