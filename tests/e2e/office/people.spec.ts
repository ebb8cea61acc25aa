import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';

// The small league has no crest, and a name that resembles a known one is a conflict.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of (404|409)/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a squad is pasted on a phone, a look-alike is told apart, a player is transferred and it is undone', async ({
  page,
}) => {
  await enterRoom(page, site, origin, 'People', 'editor');
  await page.getByLabel('Team').selectOption('Čelik');
  await page.getByRole('button', { name: 'Add people' }).click();
  const entering = dialog(page, 'Čelik: add people');
  await entering.getByText('Many at once').click();
  await entering.getByLabel('One person a line').fill('23 Novak Radović SG 2001-05-03\n24 Djordje Betaic 1');
  await entering.getByRole('button', { name: 'Read the lines' }).click();
  await entering.getByRole('button', { name: 'Enter 2 people' }).click();
  await expect(entering.getByRole('alert')).toContainText('nothing is saved yet');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await entering.getByRole('button', { name: 'It is Đorđe Betaić 1' }).click();
  await entering.getByRole('button', { name: 'Enter 2 people' }).click();
  await expect(page.getByText('Entered: 2 people, 1 of them new')).toBeVisible();

  const players = page.getByRole('region', { name: 'Players' });
  await players.getByRole('button', { name: /^23 Novak Radović/ }).click();
  const place = dialog(page, 'Novak Radović');
  await place.getByLabel('Captain').check();
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(place.getByText('Everything is saved')).toBeVisible();
  await place.getByText('Transfer to another team').click();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await place.getByLabel('Team').selectOption('Đerdap');
  await place.getByRole('button', { name: 'Transfer', exact: true }).click();
  const left = page.getByRole('region', { name: 'Have left' });
  await expect(left.getByRole('button', { name: /Novak Radović/ })).toBeVisible();
  await page.getByText('Novak Radović has changed teams').getByRole('button', { name: 'Undo' }).click();
  await expect(players.getByRole('button', { name: /^23 Novak Radović.*Captain/ })).toBeVisible();
});

test('a record is corrected, and a duplicate is merged after it was said what moves', async ({ page }) => {
  await enterRoom(page, site, origin, 'People', 'editor');
  await page.getByRole('radio', { name: 'People' }).check();
  await page.getByRole('searchbox', { name: 'Find a person by name' }).fill('djordje alfa');
  await page.getByRole('button', { name: /Đorđe Alfaić 1/ }).click();
  const record = dialog(page, 'Đorđe Alfaić 1');
  await record.getByLabel('Height (cm)').fill('203');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await record.getByRole('button', { name: 'Save' }).click();
  await expect(record.getByText('Everything is saved')).toBeVisible();
  await record.getByRole('button', { name: 'Close' }).click();
  await expect(record).toBeHidden();

  await page.getByRole('searchbox', { name: 'Find a person by name' }).fill('igor der');
  await page.getByRole('button', { name: /Igor Đerdapić 2/ }).click();
  const other = dialog(page, 'Igor Đerdapić 2');
  await other.getByLabel('Last name').first().fill('Čelikić 2');
  await other.getByRole('button', { name: 'Save' }).click();
  const renamed = dialog(page, 'Igor Čelikić 2');
  await expect(renamed.getByText('Everything is saved')).toBeVisible();
  await renamed.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Duplicates' }).check();
  await page.getByRole('button', { name: 'Compare Igor Čelikić 2 and Igor Čelikić 2' }).click();
  const merge = dialog(page, 'One person, two records?');
  await expect(merge.getByText(/What moves: \d+ games?/)).toBeVisible();
  await expect(merge.getByText('This cannot be undone.')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(/Igor Čelikić 2 is one record now/)).toBeVisible();
});
