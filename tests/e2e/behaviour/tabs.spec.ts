import { paths } from '#lib/paths.ts';
import { movement } from '#tests/e2e/support/movement.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the league page' }).getByRole('link', { name });
const chosen = (page: Page) =>
  page.getByRole('navigation', { name: 'Parts of the league page' }).locator('[aria-current="page"]');
const historyLength = (page: Page) => page.evaluate(() => history.length);

async function choose(page: Page, name: string): Promise<void> {
  await untilInteractive(tab(page, name));
  await tab(page, name).click();
  await expect(chosen(page)).toHaveText(name);
}

/** Leaves for the season, and returns by the link of the main navigation, which names no tab. */
async function comeBack(page: Page, season: string, league: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: season.replace('-', '/'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`/en${paths.season(season)}`);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.locator(`a[href="/en${paths.league(season, league)}"]`).click();
}

test('a fragment opens the tab that it names, in the same entry of the history, and nothing jumps', async ({
  page,
  demo: { season, league },
}) => {
  await page.goto('/en');
  const before = await historyLength(page);
  await page.goto(`/en${paths.league(season, league)}#calendar`);
  await expect(page).toHaveURL(`/en${paths.league(season, league, 'calendar')}`);
  await expect(chosen(page)).toHaveText('Calendar');
  await untilInteractive(tab(page, 'Calendar'));
  expect(await historyLength(page)).toBe(before + 1);
  const { total, moved } = await movement(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02);
  await page.goBack();
  await expect(page).toHaveURL('/en');
});

test('a fragment that changes opens its tab, one that names nothing leaves the page', async ({
  page,
  demo: { season, league },
}) => {
  const bare = `/en${paths.league(season, league)}`;
  await page.goto(`${bare}#nonsense`);
  await untilInteractive(tab(page, 'Calendar'));
  await expect(chosen(page)).toHaveText('Standings');
  await page.evaluate(() => location.assign('#players-stats'));
  await expect(page).toHaveURL(`${bare}/players-stats`);
  await expect(chosen(page)).toHaveText('Players’ stats');
  await page.goBack();
  await expect(page).toHaveURL(`${bare}#nonsense`);
  await expect(chosen(page)).toHaveText('Standings');
});

test('a league opens on the tab chosen last, and Back leads out of it', async ({ page, demo: { season, league } }) => {
  const bare = `/en${paths.league(season, league)}`;
  await page.goto(bare);
  await choose(page, 'Calendar');
  await comeBack(page, season, league);
  await expect(page).toHaveURL(`${bare}/calendar`);
  await expect(chosen(page)).toHaveText('Calendar');
  for (const url of [`/en${paths.season(season)}`, `${bare}/calendar`, bare]) {
    await page.goBack();
    await expect(page).toHaveURL(url);
  }
  await expect(chosen(page)).toHaveText('Standings');
});

test('the first tab can be chosen, and its own link opens it whatever was chosen', async ({
  page,
  demo: { season, league },
}) => {
  const bare = `/en${paths.league(season, league)}`;
  await page.goto(`${bare}/calendar`);
  await choose(page, 'Standings');
  await expect(page).toHaveURL(bare);
  await comeBack(page, season, league);
  await expect(page).toHaveURL(bare);
  await expect(chosen(page)).toHaveText('Standings');
  await choose(page, 'Calendar');
  await page.goto(bare);
  await expect(page).toHaveURL(`${bare}/calendar`);
  await page.goto(`/en${paths.leagueTab(season, league, 'standings')}`);
  await untilInteractive(tab(page, 'Standings'));
  await expect(chosen(page)).toHaveText('Standings');
});
