import { paths } from '#lib/paths.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';

const playsOf = (page: Page) => page.locator('li[data-item]').filter({ visible: true });

test('plays are narrowed by period, team, player and kind; the choice stands in the address', async ({
  page,
  demo,
}) => {
  await page.goto(`/en${paths.game(demo.roundGame.address, 'play-by-play')}`);
  const plays = playsOf(page);
  const quarter = (number: number) => page.getByRole('heading', { name: `Quarter ${number}` });
  await expect(quarter(4)).toBeVisible();
  const all = await plays.count();

  await page.getByLabel('Period').selectOption({ label: 'Quarter 2' });
  await expect(quarter(4)).toBeHidden();
  await expect(quarter(2)).toBeVisible();
  const ofPeriod = await plays.count();
  expect(ofPeriod).toBeLessThan(all / 2);

  await page.getByLabel('Team').selectOption({ label: demo.roundGame.home?.name ?? '' });
  await expect(plays.filter({ hasText: 'End of Quarter 2' })).toHaveCount(0);
  const ofTeam = await plays.count();
  expect(ofTeam).toBeLessThan(ofPeriod);

  await page.getByLabel('Kind of play').selectOption({ label: 'Misses' });
  await expect(plays.filter({ hasNotText: /missed|blocked|Block/ })).toHaveCount(0);
  const misses = await plays.count();
  expect(misses).toBeGreaterThan(0);
  expect(misses).toBeLessThan(ofTeam);

  await expect(page).toHaveURL(/\?period=2&team=home&kind=misses$/);
  await page.reload();
  await expect(page.getByLabel('Kind of play')).toHaveValue('misses');
  await expect(plays).toHaveCount(misses);
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

test('the running score ends at the final score', async ({ page, demo }) => {
  const { score, address } = demo.roundGame;
  await page.goto(`/en${paths.game(address, 'play-by-play')}?kind=scoring`);
  const baskets = playsOf(page).filter({ hasText: /\d+–\d+$/ });
  await expect(baskets.last()).toContainText(`${score?.home}–${score?.away}`);
});
