import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

const book = '/en/history/best-players';

test('the record book is reached from every page, and its tabs from each other', async ({ page }) => {
  await page.goto('/en/clubs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Records' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All-time records' })).toBeVisible();
  await page.getByRole('link', { name: 'Game records' }).click();
  await expect(page).toHaveURL(/\/history\/best-players\/game-records$/);
  await expect(page.getByRole('heading', { name: 'Records of a single game' })).toBeVisible();
});

test('the game behind a record is one click away', async ({ page }) => {
  await page.goto(`${book}/game-records`);
  const points = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Points', exact: true }) });
  const holder = points.getByRole('listitem').first();
  const name = (await holder.getByRole('link').first().textContent()) ?? '';
  await holder.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/player-stats$/);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('percentages say who is counted', async ({ page }) => {
  await page.goto(book);
  await expect(page.getByText(/Counted from \d+ games and \d+ attempts on\./)).toHaveCount(3);
});

test('a competition is chosen in the address, and the tabs keep it', async ({ page }) => {
  await page.goto(book);
  const filter = page.getByLabel('Competition');
  await untilInteractive(filter);
  await filter.selectOption({ index: 2 });
  await expect(page).toHaveURL(/\?competition=super-cup/);
  await page.getByRole('link', { name: 'Leaders', exact: true }).click();
  await expect(page).toHaveURL(/\/leaders\?competition=super-cup/);
  await expect(page.getByLabel('Competition').filter({ visible: true })).toHaveValue('super-cup');
});

test('careers are ranked by what the visitor chooses, also after a reload', async ({ page }) => {
  await page.goto(`${book}/leaders`);
  const by = page.getByLabel('Ranked by');
  await untilInteractive(by);
  const best = page.getByRole('table').getByRole('rowheader').first();
  const byPoints = (await best.textContent()) ?? '';
  await by.selectOption({ label: 'Blocks' });
  await expect(page).toHaveURL(/\?by=blocks/);
  await expect(page.getByRole('heading', { name: 'Career totals: Blocks' })).toBeVisible();
  await expect(best).not.toHaveText(byPoints);
  await page.reload();
  await expect(by).toHaveValue('blocks');
  await expect(best).not.toHaveText(byPoints);
});
