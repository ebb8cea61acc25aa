import { movement, withFonts } from '#tests/e2e/support/movement.ts';
import { expect, type Locator, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

const address = ({ pastSeason, league }: { pastSeason: string; league: string }) =>
  `/en/seasons/${pastSeason}/leagues/${league}/players-stats`;

async function figuresOf(table: Locator, title: string): Promise<number[]> {
  const titles = await table.locator('thead tr').last().getByRole('columnheader').allTextContents();
  const place = titles.indexOf(title);
  const rows = table.locator('tbody tr');
  const texts = await rows.evaluateAll((all, index) => all.map((row) => row.children[index]?.textContent ?? ''), place);
  return texts.filter((text) => text !== '–').map((text) => Number(text.replace('−', '-')));
}

const descending = (figures: number[]) => figures.toSorted((one, other) => other - one);

test('a click on a column sorts by it and says so', async ({ page, demo }) => {
  await page.goto(address(demo));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'PTS' })).toHaveAttribute('aria-sort', 'descending');
  const assists = table.getByRole('columnheader', { name: 'AST' });
  await untilInteractive(assists.getByRole('button'));
  await assists.getByRole('button').click();
  await expect(assists).toHaveAttribute('aria-sort', 'descending');
  const sorted = await figuresOf(table, 'AST');
  expect(sorted.length).toBeGreaterThan(100);
  expect(sorted).toEqual(descending(sorted));
  await assists.getByRole('button').click();
  await expect(assists).toHaveAttribute('aria-sort', 'ascending');
  expect(await figuresOf(table, 'AST')).toEqual(sorted.toReversed().toSorted((one, other) => one - other));
});

test('the list is narrowed by name and by team', async ({ page, demo }) => {
  await page.goto(address(demo));
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await page.getByLabel('Team').selectOption({ label: 'KK Solinar Koper' });
  await expect(rows.filter({ hasText: 'SOL' }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: 'SOL' })).toHaveCount(0);
  const ofTeam = await rows.count();
  expect(ofTeam).toBeLessThan(all / 8);
  const [name = ''] = ((await rows.first().textContent()) ?? '').match(/\p{Lu}\p{Ll}+/u) ?? [];
  await page.getByLabel('Find by name').fill(name.toLowerCase());
  await expect(rows.filter({ hasText: name })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: name })).toHaveCount(0);
  await page.getByLabel('Find by name').fill('nobody is called that');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test('figures are counted per game, in total or per 40 minutes', async ({ page, demo }) => {
  await page.goto(address(demo));
  const table = page.getByRole('table');
  await expect(table).toHaveAccessibleName('Players’ statistics: Per game');
  const [perGame = 0] = await figuresOf(table, 'PTS');
  const [games = 0] = await figuresOf(table, 'GP');
  await untilInteractive(page.getByRole('radio', { name: 'Total' }));
  await page.getByRole('radio', { name: 'Total' }).check();
  await expect(table).toHaveAccessibleName('Players’ statistics: Total');
  const totals = await figuresOf(table, 'PTS');
  expect(totals).toEqual(descending(totals));
  expect(totals.some((total) => Math.abs(total / games - perGame) < 0.06)).toBe(true);
  await page.getByRole('radio', { name: 'Per 40 min' }).check();
  await expect(table).toHaveAccessibleName('Players’ statistics: Per 40 min');
  const [best = 0] = await figuresOf(table, 'PTS');
  expect(best).toBeGreaterThan(perGame);
});

test('sort, team and count of the address are there without anything moving', async ({ page, demo }) => {
  await page.goto(`${address(demo)}?sort=assists&count=total&name=o`);
  const since = await withFonts(page);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'AST' })).toHaveAttribute('aria-sort', 'descending');
  await expect(table).toHaveAccessibleName('Players’ statistics: Total');
  const sorted = await figuresOf(table, 'AST');
  expect(sorted).toEqual(descending(sorted));
  const { total, moved } = await movement(page, since);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02);
});

test('a long table scrolls with the page, and its head stays below that of the site', async ({ page, demo }) => {
  await page.goto(address(demo));
  const head = page.getByRole('table').getByRole('columnheader').first();
  await expect(head).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  const banner = page.getByRole('banner').first();
  await expect
    .poll(async () => {
      const [ofTable, ofSite] = [await head.boundingBox(), await banner.boundingBox()];
      return ofTable && ofSite && Math.round(ofTable.y - ofSite.height);
    })
    .toBe(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});
