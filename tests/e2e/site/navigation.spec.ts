import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test.use({ preloads: true });

test('one document is loaded on the way from the home page to the plays of a game', async ({ page, demo }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.goto('/en');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await untilInteractive(navigation.getByRole('link', { name: 'Seasons' }));
  await navigation.getByRole('link', { name: 'Meridian League' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian League' })).toBeVisible();
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByRole('combobox', { name: 'Round' }).selectOption({ label: 'All rounds' });
  await page
    .locator(`a[href="/en${paths.game(demo.roundGame.address)}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(' – ');
  await page.getByRole('link', { name: 'Play-by-play' }).click();
  await expect(page).toHaveURL(/play-by-play$/);
  await expect(page.getByRole('heading', { name: 'Quarter 4' })).toBeVisible();
  expect(documents).toBe(1);
});

test('on a phone the menu leads to every part of the site', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  await untilInteractive(page.getByRole('button', { name: 'Open menu' }));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Seasons' }).click();
  await expect(page).toHaveURL('/en/seasons');
  await expect(menu).toBeHidden();
});

test('a link to the page that is open takes its filters away, and the step back brings them again', async ({
  page,
}) => {
  await page.goto('/en/players');
  const club = page.getByRole('combobox', { name: 'Club' });
  await untilInteractive(club);
  await club.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?club=/);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Players' }).click();
  await expect(page).toHaveURL(/\/en\/players$/);
  await expect(club).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\?club=/);
  await expect(club).not.toHaveValue('');

  await page.goto(`/en${paths.history()}`);
  const competition = page.getByRole('combobox', { name: 'Competition' });
  await untilInteractive(competition);
  await competition.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?competition=/);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Records' }).click();
  await expect(page).not.toHaveURL(/competition=/);
  await expect(competition).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\?competition=/);
  await expect(competition).not.toHaveValue('');
});
