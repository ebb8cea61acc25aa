import { AxeBuilder } from '@axe-core/playwright';
import { paths } from '#lib/paths.ts';
import { seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { liveGame } from '#tests/e2e/support/live-game.ts';
import { movement, withFonts } from '#tests/e2e/support/movement.ts';
import { sitDown } from '#tests/e2e/support/table.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';

const test = base.extend<{ origin: string }>({ origin: async ({ baseURL }, use) => use(baseURL ?? '') });

const strip = 'nav.score-strip';

test.describe('on a phone in another time zone', () => {
  test.use({ viewport: { width: 390, height: 800 }, timezoneId: 'America/New_York' });

  test('the games of the day come without moving the page, in the visitor’s time, and lead to their pages', async ({
    page,
    origin,
  }) => {
    const { games } = await (await fetch(`${origin}/api/v2/website/score-strip?locale=en`)).json();
    const [first] = games;
    await page.goto('/en/about-us');
    const since = await withFonts(page);
    const line = page.locator(`${strip} a[data-game="${first.id}"]`);
    await expect(line).toContainText(first.home.shortName);
    expect((await movement(page, since)).total).toBeLessThanOrEqual(0.02);
    const coming = games.find((game: { state: string }) => game.state === 'scheduled');
    if (coming) {
      const time = new Date(coming.tipOffAt).toLocaleTimeString('en-GB', {
        timeZone: 'America/New_York',
        hour: '2-digit',
        minute: '2-digit',
      });
      await expect(page.locator(`${strip} a[data-game="${coming.id}"]`)).toContainText(time);
    }
    expect(await seriousBarriers(new AxeBuilder({ page }).include(strip))).toEqual([]);
    await line.focus();
    await expect(line).toBeInViewport();
    await line.press('Enter');
    await expect(page).toHaveURL(`/en${paths.game(first.address)}`);
    // The strip stays through a navigation.
    await expect(line).toContainText(first.home.shortName);
  });
});

test('a basket is on the strip of a page that shows no game, without a channel', async ({
  page,
  request: api,
  origin,
}) => {
  const game = await liveGame(origin);
  const table = await sitDown(api, origin, game.id);
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await page.clock.install();
  await page.goto('/en/documents');
  await page.clock.runFor(6_000);
  const line = page.locator(`${strip} a[data-game="${game.id}"]`);
  const { board } = await table.read();
  await expect(line).toContainText(String(board.home.score));
  await table.write({ type: 'field-goal', points: 3, made: true, shot: 'jump-shot', side: 'home', person: null });
  await page.clock.runFor(30_000);
  await expect(line).toContainText(String(board.home.score + 3));
  expect(sockets).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip leads to the schedule', async ({ page }) => {
    await page.goto('/en/clubs');
    await expect(page.locator(`${strip} a`)).toHaveAttribute('href', '/en/schedule');
  });
});

test('screens of a venue have no strip', async ({ page, demo }) => {
  await page.goto(`/en${paths.gameScreen(demo.roundGame.address, 'tv-stats')}`);
  await expect(page.locator(strip)).toHaveCount(0);
});
