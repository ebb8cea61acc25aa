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

test('a playoff is declared and seeded on a phone although games are open, is on the site, and is taken back', async ({
  page,
}) => {
  await enterRoom(page, site, origin, 'Competition');
  await openPage(page, `${origin}/en/office/competition?league=${site.table.ids.league}`);
  const playoffs = section(page, 'Playoffs');
  await expect(playoffs.getByText('2 games of the table are still to be played.')).toBeVisible();
  await expect(playoffs.getByRole('listitem').filter({ hasText: 'Alfa' }).last()).toContainText('Đerdap');
  await playoffs.getByLabel('Name').fill('Super playoff');
  await playoffs.getByLabel('Day of game 1').first().fill('2026-05-02');
  await playoffs.getByLabel('The losers of the semi-finals play for third place').check();
  await expect(playoffs.getByText('Semi-finals 1: loser')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await playoffs.getByRole('button', { name: 'Declare', exact: true }).click();
  await expect(page.getByText('Declared: Super playoff')).toBeVisible();

  await playoffs.getByRole('button', { name: 'Seed from the table' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/2 games of the table are still to be played/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Seed from the table' }).click();
  const seeded = page.getByText('Seeded: 4 games made');
  await expect(seeded).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(`${origin}/en/seasons/2025-26/leagues/first-league/playoff`);
  await expect(visitor.getByText('Semi-finals').first()).toBeVisible();
  await expect(visitor.getByText('Đerdap').first()).toBeVisible();
  await visitor.close();
  await seeded.getByRole('button', { name: 'Undo' }).click();
  await expect(playoffs.getByText('Declared; its teams are those of the table as it stands')).toBeVisible();
  await playoffs.getByRole('button', { name: 'Delete the playoff' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the playoff' }).click();
  await expect(page.getByText('Deleted: Super playoff')).toBeVisible();
});

test('a phase with a group of teams is made by hand, and goes again', async ({ page }) => {
  await enterRoom(page, site, origin, 'Competition');
  await openPage(page, `${origin}/en/office/competition?league=${site.table.ids.league}`);
  const phases = section(page, 'Phases, groups and rounds');
  await phases.getByLabel('Name, if it is not that of the kind').fill('Second stage');
  await phases.locator('form').last().getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Added: Second stage')).toBeVisible();
  const stage = phases.getByRole('listitem').filter({ hasText: 'Second stage' }).last();
  await stage.getByLabel('Add a group').fill('A');
  await stage.getByRole('button', { name: 'Add', exact: true }).first().click();
  await stage.getByRole('button', { name: 'Change Group A' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alfa').check();
  await dialog.getByLabel('Beta').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Everything is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(stage.getByText('Alfa, Beta')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await stage.getByRole('button', { name: 'Delete Second stage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted: Second stage')).toBeVisible();
});

test('a second phase takes results over, and its table is marked with zones', async ({ page }) => {
  await enterRoom(page, site, origin, 'Competition');
  await openPage(page, `${origin}/en/office/competition?league=${site.table.ids.league}`);
  const phases = section(page, 'Phases, groups and rounds');
  await phases.getByLabel('Name, if it is not that of the kind').fill('Title group');
  await phases.locator('form').last().getByRole('button', { name: 'Add' }).click();
  const stage = phases.getByRole('listitem').filter({ hasText: 'Title group' }).last();
  await stage.getByLabel('Add a group').fill('A');
  await stage.getByRole('button', { name: 'Add', exact: true }).first().click();
  await stage.getByRole('button', { name: 'Change Group A' }).click();
  const dialog = page.getByRole('dialog');
  for (const team of ['Alfa', 'Beta', 'Čelik']) await dialog.getByLabel(team).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Everything is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await stage.getByRole('button', { name: 'Change Title group' }).click();
  await dialog.getByLabel('Results of an earlier phase').selectOption('Regular season');
  await dialog.getByLabel('Which results').selectOption('Only those between its teams');
  await dialog.getByLabel('How its table is made').selectOption('NBL');
  const zones = dialog.getByRole('group', { name: 'Zones of the table' });
  await zones.getByRole('button', { name: 'Add a zone' }).click();
  await zones.getByLabel('To', { exact: true }).selectOption('2');
  await zones.getByRole('button', { name: 'Add a zone' }).click();
  await zones.getByLabel('Leads to').last().selectOption('Relegation');
  await zones.getByLabel('From', { exact: true }).last().selectOption('2');
  await expect(zones.getByRole('alert')).toHaveText('Place 2 is in another zone already.');
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await zones.getByLabel('From', { exact: true }).last().selectOption('3');
  await expect(zones.getByRole('alert')).toHaveCount(0);
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Everything is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(stage.getByText('with results of Regular season')).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto(`${origin}/en/seasons/2025-26/leagues/first-league`);
  const table = visitor.getByRole('region', { name: 'Title group · Group A' });
  await expect(table.getByRole('row', { name: /Alfa/ })).toBeVisible();
  await expect(table.getByText('Playoffs', { exact: true })).toBeVisible();
  await expect(table.getByText('Relegation', { exact: true })).toBeVisible();
  await visitor.close();
});

test('a club gets its colours and city, a venue its place, and a second record is taken over', async ({ page }) => {
  await enterRoom(page, site, origin, 'Competition');
  await page.getByText('Clubs', { exact: true }).click();
  await page.getByLabel('Search by name or city').fill('celik');
  await page.getByRole('button', { name: 'Čelik' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('City').fill('Zenica');
  await dialog.getByRole('button', { name: 'Choose colours' }).click();
  await expect(dialog.getByText(/contrast \d/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Everything is saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /Čelik/ })).toContainText('Zenica');

  await page.getByText('Venues', { exact: true }).click();
  await page.getByLabel('Add a venue').fill('Hala sportova');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: /^Hala sportova/ }).click();
  const venue = page.getByRole('dialog');
  await venue.getByLabel('Latitude').fill('43,32');
  await expect(venue.getByText('Latitude and longitude come together.')).toBeVisible();
  await venue.getByLabel('Longitude').fill('21.9');
  await venue.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(venue.getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', /mlat=43\.32/);
  await venue.getByText('Is it here twice?').click();
  await venue.getByLabel('The other record').selectOption({ label: 'Hala, Niš' });
  await expect(venue.getByText(/games? moves?/)).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await venue.getByRole('button', { name: 'Merge' }).click();
  await page.getByRole('dialog', { name: 'Hala sportova' }).last().getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Merged: Hala sportova')).toBeVisible();
});
