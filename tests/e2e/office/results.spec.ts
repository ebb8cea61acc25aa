import { eq } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';
import { openPage } from './support/open-page.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of (404|409)/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

/** Sets the tip-off of the game of the table. */
const setTipOff = (tipOffAt: Date) =>
  inTransaction(site.table.scope, async ({ db }) => {
    const tipOffDate = tipOffAt.toISOString().slice(0, 10);
    await db.update(games).set({ tipOffAt, tipOffDate }).where(eq(games.id, site.table.gameId));
  });

const hour = 3_600_000;
const section = (page: Page, name: string) => page.getByRole('region', { name });
const gameIn = (page: Page, name: string) => section(page, name).getByRole('button', { name: /Beta – Alfa/ });
const dialog = (page: Page) => page.getByRole('dialog');

test('the final score of a game of today is saved with five taps from the office, and the scoresheet is filled in by keyboard', async ({
  page,
}) => {
  await setTipOff(new Date(Date.now() - 2 * hour));
  await enterRoom(page, site, origin, 'Results');
  await openPage(page, `${origin}/en/office`);
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('main').getByRole('link', { name: /^Results Enter/ }));
  await tap(gameIn(page, 'Without a result'));
  await tap(dialog(page).getByLabel('Beta', { exact: true }));
  await page.keyboard.type('20');
  await tap(dialog(page).getByLabel('Alfa', { exact: true }));
  await page.keyboard.type('14');
  await tap(dialog(page).getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Saved: 20–14')).toBeVisible();
  expect(taps).toBe(5);

  await gameIn(page, 'Decided').click();
  await dialog(page).getByRole('button', { name: 'Fill in the scoresheet' }).click();
  const home = section(page, 'Beta');
  await expect(home.getByRole('textbox').first()).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await page.getByText('Points', { exact: true }).click();
  await home
    .getByRole('textbox', { name: /: Points$/ })
    .first()
    .focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.keyboard.type('8');
  await page.keyboard.press('ArrowRight');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/box-score'),
  );
  await page.keyboard.type('3');
  await expect(page.getByText('Missing: 0 and +14')).toBeVisible();
  await saved;
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await section(page, 'Alfa')
    .getByRole('textbox', { name: /: Points$/ })
    .first()
    .fill('14');
  await expect(page.getByText('The players add up to the final score.')).toBeVisible();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Missing: 0 and +14')).toBeVisible();
  await section(page, 'Alfa')
    .getByRole('textbox', { name: /: Points$/ })
    .first()
    .fill('14');
  await section(page, 'Alfa').getByLabel('Unknown player, number').fill('77');
  await section(page, 'Alfa').getByRole('button', { name: 'Add' }).click();
  await expect(section(page, 'Alfa').getByText('77', { exact: true })).toBeVisible();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByText('Everything', { exact: true }).click();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await page.reload();
  await expect(home.getByText('20', { exact: true }).last()).toBeVisible();
});

test('the lists come all at once, so that no game moves away from under a finger', async ({ page }) => {
  await setTipOff(new Date(Date.now() - 26 * hour));
  const held = Promise.withResolvers<void>();
  await page.route(/\/games\?.*when=overdue/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const others = ['live', 'called-off', 'finished', 'annulled', 'upcoming'].map((when) =>
    page.waitForResponse((response) => response.url().includes(`when=${when}`)),
  );
  await enterRoom(page, site, origin, 'Results');
  await Promise.all(others);
  await expect(page.getByRole('main').getByText('Opening …')).toBeVisible();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  held.resolve();
  await expect(gameIn(page, 'Decided').or(gameIn(page, 'Without a result')).first()).toBeVisible();
});

test('a decision with day and text stands on the page of the game and below the table, and goes when it is lifted', async ({
  page,
}) => {
  await setTipOff(new Date(Date.now() - 26 * hour));
  await enterRoom(page, site, origin, 'Results');
  await gameIn(page, 'Decided').or(gameIn(page, 'Without a result')).first().click();
  await dialog(page).getByLabel('What is stated').selectOption('To be replayed');
  await dialog(page).getByLabel('Reason').fill('A wrong clock in the last minute');
  await dialog(page).getByLabel('Day of the decision').fill('2026-03-12');
  await dialog(page).getByLabel('Text for the site').fill('Article 17: the game will be replayed on Friday.');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  const league = `${origin}/en/seasons/2025-26/leagues/first-league`;
  await openPage(page, `${league}/rounds/round-4/games/b-a`);
  const banner = page.getByRole('complementary', { name: 'Decisions of the league' });
  await expect(banner).toContainText('The game is annulled and will be replayed');
  await expect(banner).toContainText('Article 17: the game will be replayed on Friday.');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await openPage(page, league);
  await expect(section(page, 'Decisions on games')).toContainText('Beta – Alfa');

  await openPage(page, `${origin}/en/office/results`);
  await gameIn(page, 'Annulled').click();
  await dialog(page).getByRole('button', { name: 'Take back' }).first().click();
  await dialog(page).getByLabel('Why is it taken back?').fill('The clock was right');
  await dialog(page).getByRole('button', { name: 'Take back' }).last().click();
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  await openPage(page, `${league}/rounds/round-4/games/b-a`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('who has the same record open is named to both', async ({ browser }) => {
  await setTipOff(new Date(Date.now() - 26 * hour));
  const people = await Promise.all([browser.newContext(), browser.newContext()]);
  const [one, other] = await Promise.all(people.map((context) => context.newPage()));
  if (!one || !other) throw new Error('A browser has no page.');
  for (const page of [one, other]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterRoom(page, site, origin, 'Results');
    await section(page, 'Decided')
      .or(section(page, 'Without a result'))
      .getByRole('button', { name: /Beta – Alfa/ })
      .first()
      .click();
  }
  await expect(dialog(one).getByText('Vera is here too')).toBeVisible();
  await expect(dialog(other).getByText('Vera is here too')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(dialog(one).getByText('Vera is here too')).toBeHidden();
  for (const context of people) await context.close();
});
