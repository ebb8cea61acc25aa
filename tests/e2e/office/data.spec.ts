import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';

// The small league has no crest.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of 404/] });
test.describe.configure({ timeout: 180_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

const list = `Kolo;Datum;Domaći;Gost;Dvorana
7;1.2.2027;Alfa;Beta;Nova hala
7;31.2.2027;Alfa;Beta;Nova hala
`;

test('a file is dropped, mapped, previewed, imported and taken back on a phone, and a table is downloaded', async ({
  page,
}) => {
  await enterRoom(page, site, origin, 'Data');
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();

  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText('2 lines · UTF-8 · semicolon')).toBeVisible();
  await expect(page.getByLabel('Column “Domaći” is')).toHaveValue('home');
  const show = page.getByRole('button', { name: 'Show what will happen' });
  await expect(show).toBeDisabled();
  await page.getByLabel('League, of all lines').fill('First league');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await show.click();
  await expect(page.getByText('Alfa – Beta, 2027-02-01')).toBeVisible();
  await expect(page.getByText('"31.2.2027" is no day written as DD.MM.YYYY')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await page.getByRole('button', { name: 'Import: 1 new, 0 changed' }).click();
  await expect(page.getByText('Imported: list.csv')).toBeVisible();

  await page.getByRole('region', { name: 'Imports' }).getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Games: 1 removed, 0 restored')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('taken back', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Standings of all leagues, CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/-standings-.*\.csv$/);
});
