import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('all games are narrowed to a team, and the choice survives a reload', async ({ page, demo }) => {
  await page.goto(`/en/seasons/${demo.pastSeason}/leagues/${demo.league}/all-games`);
  const shown = page.locator('li[data-item]').filter({ visible: true });
  await expect(page.getByRole('heading', { name: 'Round 1 · Regular season' })).toBeVisible();
  const all = await shown.count();
  expect(all).toBeGreaterThan(132);
  await page.getByLabel('Team').selectOption({ label: 'KK Solinar Koper' });
  await expect(page).toHaveURL(/\?team=/);
  await expect(shown.filter({ hasNotText: 'Solinar' })).toHaveCount(0);
  const ofTeam = await shown.count();
  expect(ofTeam).toBeGreaterThanOrEqual(22);
  expect(ofTeam).toBeLessThan(all / 3);
  await page.reload();
  await expect(page.getByLabel('Team')).toHaveValue(/solinar/);
  await expect(shown).toHaveCount(ofTeam);
});

test('the calendar opens at the month of the next game and turns to others', async ({ page, demo }) => {
  await page.goto(`/en/seasons/${demo.season}/leagues/${demo.league}/calendar`);
  const month = page.getByRole('combobox', { name: 'Month' });
  const heading = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
  const next = new Date(demo.comingGame.tipOff.at ?? '').toLocaleDateString('en', { month: 'long', year: 'numeric' });
  await expect(month.getByRole('option', { name: next })).toHaveAttribute('value', await month.inputValue());
  await expect(heading).toHaveText(next);
  await untilInteractive(page.getByRole('button', { name: 'Next month' }));
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(heading).not.toHaveText(next);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(heading).toHaveText(next);
  await month.selectOption({ index: 0 });
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
});
