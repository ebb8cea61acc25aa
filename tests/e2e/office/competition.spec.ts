import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';
import { openPage } from './support/open-page.ts';

// The small league has no crest.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of 404/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a season and a league are made on a phone, its table answers to its rules, and a decision shows who moves', async ({
  page,
}) => {
  await enterRoom(page, site, origin, 'Competition');
  const add = section(page, 'Add a season');
  await add.getByLabel('Name').fill('2026/27');
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Added: 2026/27')).toBeVisible();
  const season = section(page, '2026/27');
  await season.getByText('Add a league').click();
  await season.getByLabel('Name').first().fill('Second League');
  await season.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await season.getByRole('link', { name: 'Second League' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Second League' })).toBeVisible();
  const example = page.getByRole('table').first().getByRole('rowheader');
  await expect(example.first()).toContainText('Team C');
  await page.getByLabel('Made as in').selectOption('NBL');
  await expect(example.first()).toContainText('Team A');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText(/^Saved/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(example.first()).toContainText('Team C');

  await page.getByLabel('Teams of another league').selectOption({ label: 'First League, 2025/26' });
  await page.getByRole('button', { name: 'Take over 4 teams' }).click();
  await expect(page.getByLabel('Teams to enter')).toHaveValue(/Alfa\nBeta/);
  await page.getByRole('button', { name: 'Enter 4 teams' }).click();
  await expect(page.getByText('4 teams entered')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);

  await openPage(page, `${origin}/en/office/competition?league=${site.table.ids.league}`);
  const decisions = section(page, 'Decisions on the table');
  await decisions.getByLabel('Team', { exact: true }).selectOption('Alfa');
  await decisions.getByLabel('Points taken off').fill('3');
  await expect(decisions.getByRole('row', { name: /Alfa/ })).toContainText('before: 6');
  await decisions.getByRole('button', { name: 'Save the decision' }).click();
  await expect(decisions.getByText('Alfa: taken off: 3')).toBeVisible();
  const standings = `${origin}/en/seasons/2025-26/leagues/first-league`;
  const visitor = await page.context().newPage();
  await visitor.goto(standings);
  await expect(visitor.getByText('Alfa: points taken off by decision: 3')).toBeVisible();
  await page.getByText('Saved: the table follows').getByRole('button', { name: 'Undo' }).click();
  await expect(decisions.getByText('Nothing has been decided on the table.')).toBeVisible();
  // The page hears of the change a moment after who made it.
  await expect(async () => {
    await visitor.goto(standings);
    await expect(visitor.getByRole('table').first()).toBeVisible();
    expect(await visitor.getByText('points taken off by decision').count()).toBe(0);
  }).toPass();
});
