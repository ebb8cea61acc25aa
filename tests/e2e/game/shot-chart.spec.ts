import { paths } from '#lib/paths.ts';
import { movement, withFonts } from '#tests/e2e/support/movement.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

const courtOf = (page: Page, team: string | undefined) => page.getByRole('img', { name: `Shots of ${team}:` });
const madeOf = (page: Page, team: string | undefined) => courtOf(page, team).locator('.shot-made circle');

test('shots are narrowed by period and result, in the address, which is applied before the chart is in sight', async ({
  page,
  demo,
}) => {
  const { address, home } = demo.roundGame;
  await page.goto(`/en${paths.game(address)}`);
  const court = courtOf(page, home?.name);
  const all = await court.getAttribute('aria-label');
  const period = page.getByRole('combobox', { name: 'Period' });
  await untilInteractive(period);
  await period.selectOption({ label: 'Quarter 1' });
  await expect(court).not.toHaveAttribute('aria-label', all ?? '');
  await page.getByRole('combobox', { name: 'Made or missed' }).selectOption({ label: 'Missed' });
  await expect(court).toHaveAttribute('aria-label', /: 0 of \d+ made$/);
  await expect(page).toHaveURL(/\?period=1&result=missed$/);

  await page.reload();
  await expect(court).toHaveAttribute('aria-label', /: 0 of \d+ made$/);
  const since = await withFonts(page);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('1');
  expect((await movement(page, since)).total).toBeLessThanOrEqual(0.02);
});

test('a shot is read by keys and by pointer, and zones stand beside the league’s', async ({ page, demo }) => {
  const { address, home } = demo.roundGame;
  await page.goto(`/en${paths.game(address)}`);
  await courtOf(page, home?.name).scrollIntoViewIfNeeded();
  const reader = page.getByRole('slider', { name: `Shots of ${home?.name}:` });
  await untilInteractive(reader);
  await reader.focus();
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAttribute('aria-valuetext', /^.+ · Q1 \d+:\d\d · .+: .+ · \d+\.\d m$/);
  await expect(page.locator('.shot-tip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.shot-tip')).toHaveCount(0);
  await madeOf(page, home?.name).last().hover({ force: true });
  await expect(page.locator('.shot-tip')).toContainText(/points? ·/);
  const zones = page.getByRole('table', { name: 'Shots by zone' });
  await expect(
    zones
      .getByRole('row', { name: /^At the rim/ })
      .getByRole('cell')
      .last(),
  ).toHaveText(/^\d+%$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all shots are drawn, whatever the address says', async ({ page, demo }) => {
    const { address, home } = demo.roundGame;
    await page.goto(`/en${paths.game(address)}?result=missed`);
    expect(await madeOf(page, home?.name).count()).toBeGreaterThan(5);
    await expect(courtOf(page, home?.name)).toBeVisible();
  });
});
