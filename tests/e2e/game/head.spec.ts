import { paths } from '#lib/paths.ts';
import { movement, withFonts } from '#tests/e2e/support/movement.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

for (const { width, height, maxHead, maxInSight } of [
  { width: 1280, height: 900, maxHead: 260, maxInSight: 140 },
  { width: 390, height: 844, maxHead: 240, maxInSight: 96 },
]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    test('the head of a finished game is low, and its score and tabs stay in sight', async ({ page, demo }) => {
      await page.goto(`/en${paths.game(demo.roundGame.address)}`);
      const tabs = page.getByRole('navigation', { name: 'Parts of the game page' });
      const [top, bottom] = [await page.locator('.game-head').boundingBox(), await tabs.boundingBox()];
      expect((bottom?.y ?? 0) + (bottom?.height ?? 0) - (top?.y ?? 0)).toBeLessThanOrEqual(maxHead);
      const line = page.locator('.game-bar-score');
      await expect(line).toHaveCSS('opacity', '0');
      await page.mouse.wheel(0, 1500);
      await expect(line).toHaveCSS('opacity', '1');
      await expect(tabs).toBeInViewport();
      const bar = await tabs.boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(maxInSight);
      await expect(line).toContainText(String(demo.roundGame.score?.home));
    });
  });
}

test('another tab is shown from its start, below the bar', async ({ page, demo }) => {
  await page.goto(`/en${paths.game(demo.roundGame.address)}`);
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('.game-bar-score')).toHaveCSS('opacity', '1');
  const tabs = page.getByRole('navigation', { name: 'Parts of the game page' });
  await tabs.getByRole('link', { name: 'Player stats' }).click();
  await expect(page.getByRole('heading', { name: demo.roundGame.home?.name, level: 2 })).toBeInViewport();
});

test('the links to the next and the previous game lead there and back', async ({ page, demo }) => {
  const path = `/en${paths.game(demo.roundGame.address)}`;
  await page.goto(path);
  await page.getByRole('link', { name: /^Next game: / }).click();
  await expect(page).not.toHaveURL(path);
  await page.getByRole('link', { name: /^Previous game: / }).click();
  await expect(page).toHaveURL(path);
});

test('a finished game opens with how it was won, its best player and its leaders, without moving', async ({
  page,
  demo,
}) => {
  await page.goto(`/en${paths.game(demo.roundGame.address)}`);
  const since = await withFonts(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('How it was won');
  await expect(page.getByRole('heading', { name: 'Best player' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Game leaders' }).getByRole('row', { name: /Points/ })).toBeVisible();
  const { total, moved } = await movement(page, since);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02);
});

test('the report prints both box scores in black on white, in the dark scheme too', async ({ page, demo }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/en${paths.game(demo.roundGame.address, 'game-report')}`);
  await expect(page.getByText('Official box score')).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Official box score')).toBeVisible();
  const status = page
    .getByText(/^Final/)
    .locator('visible=true')
    .first();
  await expect(status).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.printed-box-score table')).toHaveCount(2);
});

test('the report has the box score as PDF in the language of the page', async ({ page, demo }) => {
  await page.goto(`/ru${paths.game(demo.roundGame.address, 'game-report')}`);
  const address = await page.getByRole('link', { name: 'Протокол в PDF' }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
