import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

const games = 'a[href*="/games/"]';

test('the schedule opens at days with games and turns to others and back', async ({ page }) => {
  await page.goto(`/en${paths.schedule()}`);
  const main = page.getByRole('main');
  await expect(main.locator(games).first()).toBeVisible();
  const title = main.getByRole('heading', { level: 2 });
  const opening = (await title.textContent()) ?? '';
  await untilInteractive(page.getByRole('button', { name: 'Later' }));
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\?date=/);
  await expect(title).not.toHaveText(opening);
  await page.getByRole('button', { name: 'Earlier' }).click();
  await expect(main.locator(games).first()).toBeVisible();
});

test('view, team and day stand in the address and survive a reload', async ({ page, demo }) => {
  await page.goto(`/en${paths.schedule()}`);
  await untilInteractive(page.getByLabel('Team'));
  await page.getByLabel('Team').selectOption(demo.team.club ?? '');
  await page.getByLabel('Month', { exact: true }).check();
  await expect(page).toHaveURL(/view=month/);
  await expect(page).toHaveURL(new RegExp(`team=${demo.team.club}`));
  const shown = page.getByRole('main').locator(games);
  await expect(shown.first()).toBeVisible();
  for (const game of await shown.all()) await expect(game).toHaveAttribute('title', new RegExp(demo.team.name));
  await page.reload();
  await expect(page.getByLabel('Team')).toHaveValue(demo.team.club ?? '');
  await expect(page.getByLabel('Month', { exact: true })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', /^webcal:.*team=/);
});

test('days without games name the nearest ones with games', async ({ page }) => {
  await page.goto(`/en${paths.schedule()}?view=day&date=1990-01-01`);
  await expect(page.getByText('No games on these days')).toBeVisible();
  await page.getByRole('button', { name: /^Games after: / }).click();
  await expect(page.getByRole('main').locator(games).first()).toBeVisible();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a game to come tells the time at the venue and that of the visitor', async ({ page, demo }) => {
    const { at, timeZone } = demo.comingGame.tipOff;
    const clock = (zone: string) =>
      new Date(at ?? '').toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    const day = new Date(at ?? '').toLocaleDateString('en-CA', { timeZone });
    await page.goto(`/en${paths.schedule()}?view=day&date=${day}&team=${demo.comingGame.home?.club}`);
    const game = page.getByRole('main').locator(games).first();
    await expect(game).toContainText(clock(timeZone));
    await expect(game).toContainText(`${clock('Asia/Tokyo')} your time`);
  });
});
