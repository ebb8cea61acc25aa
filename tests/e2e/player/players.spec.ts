import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

const pageSize = 48;
// Beside this, `moved.spec.ts` hides a player for a time: the portrait is gone at once, from lists that are open too.
test.use({ expectedComplaints: [/status of 404 .*\/assets\//] });

const players = 'main li a[href*="/players/"]';

test('players are found while their name is typed, and the choice stands in the address', async ({ page }) => {
  await page.goto('/en/players');
  const found = page.locator(players);
  await expect(found).toHaveCount(pageSize);
  const name = (await found.nth(30).textContent()) ?? '';
  const field = page.getByRole('searchbox', { name: 'Search by name' });
  await untilInteractive(field);
  await field.pressSequentially(name.toLowerCase());
  await expect(found.filter({ hasText: name })).not.toHaveCount(0);
  await expect(found.filter({ hasNotText: name })).toHaveCount(0);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === name.toLowerCase());
  await page.reload();
  await expect(found.filter({ hasNotText: name })).toHaveCount(0);
  await expect(field).toHaveValue(name.toLowerCase());
  await field.fill('nobody is called that');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all players' }).click();
  await expect(found).toHaveCount(pageSize);
  await expect(page).toHaveURL(/\/en\/players$/);
});

test('a filter and a letter narrow the list together', async ({ page }) => {
  await page.goto('/en/players');
  const club = page.getByLabel('Club');
  await untilInteractive(club);
  await club.selectOption({ label: 'KK Solinar Koper' });
  const found = page.locator(players);
  await expect(page.locator('main li').filter({ hasNotText: 'Solinar' }).filter({ has: found })).toHaveCount(0);
  const ofClub = await found.count();
  const letter = (await page.locator('main section h2').last().textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Last name by first letter' }).getByText(letter, { exact: true }).click();
  await expect(page.locator('main section h2')).toHaveText([letter]);
  expect(await found.count()).toBeLessThan(ofClub);
  await expect(page).toHaveURL(/club=.*letter=|letter=.*club=/);
});

test('the list goes on to its end', async ({ page }) => {
  await page.goto('/en/players');
  const found = page.locator(players);
  const more = page.getByRole('button', { name: 'More players' });
  await untilInteractive(more);
  for (let shown = pageSize; await more.isVisible(); shown += pageSize) {
    await expect(found).toHaveCount(shown);
    await more.click();
    await expect(found.nth(shown)).toBeVisible();
  }
  const addresses = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(200);
});

test('how far the list was opened stands in the address, until a filter is chosen', async ({ page }) => {
  await page.goto('/en/players');
  const found = page.locator(players);
  const more = page.getByRole('button', { name: 'More players' });
  await untilInteractive(more);
  await more.click();
  await expect(found).toHaveCount(2 * pageSize);
  await expect(page).toHaveURL(/\?pages=2$/);
  await page.reload();
  await expect(found).toHaveCount(2 * pageSize);
  await page.getByLabel('Club').selectOption({ label: 'KK Solinar Koper' });
  await expect(page).toHaveURL(/\?club=[^&]*$/);
});

test('each language has its own letters', async ({ page }) => {
  const letters = page.locator('nav[aria-label] a[href*="letter="]');
  await page.goto('/sr/players');
  await expect(letters.filter({ hasText: /^(Č|Ć|Š|Ž|Đ|Lj)$/ })).not.toHaveCount(0);
  await page.goto('/en/players');
  await expect(letters.filter({ hasText: /^[^A-Z]$/ })).toHaveCount(0);
  await page.goto('/ru/players');
  await expect(letters.filter({ hasText: /^[А-Я]$/ })).not.toHaveCount(0);
});
