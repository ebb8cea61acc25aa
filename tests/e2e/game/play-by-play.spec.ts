import { paths } from '#lib/paths.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';

const playsOf = (page: Page) => page.locator('tr[data-item]').filter({ visible: true });

test('each period has an address, and plays are narrowed by team, player and kind; the choice goes along', async ({
  page,
  demo,
}) => {
  await page.goto(`/en${paths.game(demo.roundGame.address, 'play-by-play')}`);
  const plays = playsOf(page);
  const quarter = (number: number) => page.getByRole('heading', { name: `Quarter ${number}` });
  const periods = page.getByRole('navigation', { name: 'Period' });
  await expect(plays.filter({ hasText: 'End of the game' })).toHaveCount(1);

  await periods.getByRole('link', { name: 'Quarter 2' }).click();
  await expect(page).toHaveURL(/\/play-by-play\/2$/);
  await expect(quarter(2)).toBeVisible();
  await expect(plays.filter({ hasText: 'End of Quarter 2' })).toHaveCount(1);
  const ofPeriod = await plays.count();

  await page.getByLabel('Team').selectOption({ label: demo.roundGame.home?.name ?? '' });
  await expect(plays.filter({ hasText: 'End of Quarter 2' })).toHaveCount(0);
  const ofTeam = await plays.count();
  expect(ofTeam).toBeLessThan(ofPeriod);

  await page.getByLabel('Kind of play').selectOption({ label: 'Misses' });
  await expect(plays.filter({ hasNotText: /missed|blocked|Free throws/ })).toHaveCount(0);
  const misses = await plays.count();
  expect(misses).toBeGreaterThan(0);
  expect(misses).toBeLessThan(ofTeam);

  await expect(page).toHaveURL(/\/2\?team=home&kind=misses$/);
  await page.reload();
  await expect(page.getByLabel('Kind of play')).toHaveValue('misses');
  await expect(plays).toHaveCount(misses);

  await periods.getByRole('link', { name: 'Quarter 3' }).click();
  await expect(page).toHaveURL(/\/3\?team=home&kind=misses$/);
  await expect(quarter(3)).toBeVisible();
  await expect(page.getByLabel('Kind of play')).toHaveValue('misses');
});

test('a player’s plays can be picked out', async ({ page, demo }) => {
  await page.goto(`/en${paths.game(demo.roundGame.address, 'play-by-play')}`);
  const choice = page.getByLabel('Player');
  await choice.selectOption({ index: 1 });
  const name = await choice.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '');
  const plays = playsOf(page);
  await expect(plays.filter({ hasNotText: name })).toHaveCount(0);
  await expect(plays.first()).toContainText(name);
});

test('a period that was not played is not found', async ({ page, demo }) => {
  const answer = await page.request.get(`/en${paths.playByPlay(demo.roundGame.address, 99)}`);
  expect(answer.status()).toBe(404);
});

test('the last period is found at one address by search engines', async ({ page, demo }) => {
  const address = demo.roundGame.address;
  await page.goto(`/en${paths.playByPlay(address, demo.roundGame.periods.length)}`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/en${paths.playByPlay(address)}$`));
  await page.goto(`/en${paths.playByPlay(address, 1)}`);
  await expect(canonical).toHaveAttribute('href', new RegExp(`/en${paths.playByPlay(address, 1)}$`));
});

test('the running score ends at the final score', async ({ page, demo }) => {
  const { score, address } = demo.roundGame;
  await page.goto(`/en${paths.game(address, 'play-by-play')}?kind=scoring`);
  await expect(playsOf(page).locator('.play-score').last()).toHaveText(`${score?.home}–${score?.away}`);
});

test('a run leads to its row, also past a filter, and the periods stay in sight', async ({ page, demo }) => {
  await page.goto(`/en${paths.game(demo.roundGame.address, 'play-by-play')}?kind=fouls`);
  const jump = page.getByRole('navigation', { name: 'Largest runs' }).getByRole('link').first();
  const anchor = new URL((await jump.getAttribute('href')) ?? '', page.url()).hash;
  await jump.click();
  const row = page.locator(`tr[id="${anchor.slice(1)}"]`);
  await expect(row).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Period' })).toBeInViewport();
  const [rowBox, tabs] = [
    await row.boundingBox(),
    await page.getByRole('navigation', { name: 'Period' }).boundingBox(),
  ];
  expect(rowBox?.y ?? 0).toBeGreaterThanOrEqual((tabs?.y ?? 0) + (tabs?.height ?? 0) - 1);
});
