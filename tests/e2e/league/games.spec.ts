import { movement, withFonts } from '#tests/e2e/support/movement.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('all games open at the current round, with dates, and step to others', async ({ page, demo }) => {
  await page.goto(`/en/seasons/${demo.season}/leagues/${demo.league}/all-games`);
  const round = page.getByRole('combobox', { name: 'Round' });
  const shown = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(shown).toHaveCount(1);
  const current = (await shown.textContent()) ?? '';
  await expect(round.getByRole('option', { name: current, exact: true })).toHaveAttribute(
    'value',
    await round.inputValue(),
  );
  await expect(page.getByRole('heading', { level: 4 }).filter({ visible: true }).first()).toHaveText(/\d{4}$/);
  const previous = page.getByRole('button', { name: 'Previous round' });
  await untilInteractive(previous);
  await previous.click();
  await expect(page).toHaveURL(/\?round=/);
  await expect(shown).not.toHaveText(current);
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(shown).toHaveText(current);
});

test('a round in the address is there from the first paint: nothing moves', async ({ page, demo }) => {
  const path = `/en/seasons/${demo.pastSeason}/leagues/${demo.league}/all-games`;
  await page.goto(path);
  const first = page.getByRole('combobox', { name: 'Round' }).getByRole('option').nth(1);
  await page.goto(`${path}?round=${await first.getAttribute('value')}`);
  const since = await withFonts(page);
  await untilInteractive(page.getByRole('combobox', { name: 'Round' }));
  const shown = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
  await expect(shown).toHaveText((await first.textContent()) ?? '');
  const { total, moved } = await movement(page, since);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all rounds are on the page', async ({ page, demo }) => {
    await page.goto(`/en/seasons/${demo.pastSeason}/leagues/${demo.league}/all-games`);
    const shown = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
    await expect(shown.nth(21)).toBeVisible();
  });
});

test('all games are narrowed to a team in all its rounds, and the choice survives a reload', async ({ page, demo }) => {
  await page.goto(`/en/seasons/${demo.pastSeason}/leagues/${demo.league}/all-games?round=all`);
  const shown = page.locator('li[data-item]').filter({ visible: true });
  await expect(page.getByRole('heading', { name: 'Round 1 · Regular season' })).toBeVisible();
  const all = await shown.count();
  expect(all).toBeGreaterThan(132);
  await page.getByLabel('Team').selectOption({ label: 'KK Solinar Koper' });
  await expect(page).toHaveURL(/team=/);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the month and the button of the filters stand in one row, directly above the games', async ({ page, demo }) => {
    await page.goto(`/en/seasons/${demo.season}/leagues/${demo.league}/calendar`);
    const month = page.getByRole('combobox', { name: 'Month' });
    const filters = page.getByRole('button', { name: 'Filters' });
    const heading = page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });
    await untilInteractive(month);
    const [row, button, title] = await Promise.all([month.boundingBox(), filters.boundingBox(), heading.boundingBox()]);
    expect(Math.abs((row?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(8);
    expect((title?.y ?? 0) - (row?.y ?? 0)).toBeLessThan(80);
    const team = page.getByLabel('Team');
    await expect(team).toBeHidden();
    await filters.tap();
    await team.selectOption({ index: 1 });
    await expect(page).toHaveURL(/team=/);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(team).toBeHidden();
  });
});
