import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';

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

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('somebody is suspended for two games on a phone, and the decision is lifted', async ({ page }) => {
  await enterRoom(page, site, origin, 'People', 'editor');
  await page.getByRole('radio', { name: 'Suspensions' }).check();
  await page.getByRole('button', { name: 'Suspend somebody' }).click();
  const choosing = dialog(page, 'Suspend somebody');
  await choosing.getByRole('searchbox').fill('djordje alfa');
  await choosing.getByRole('button', { name: /Đorđe Alfaić 1/ }).click();
  const decision = dialog(page, 'Suspension: Đorđe Alfaić 1');
  await decision.getByLabel('Games', { exact: true }).fill('2');
  await decision.getByLabel('Reason').fill('Insulted a referee');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await decision.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 of 2 served')).toBeVisible();
  await page.getByRole('button', { name: 'Change: Đorđe Alfaić 1' }).click();
  await decision.getByLabel('Lifted').check();
  await decision.getByLabel('Why it is lifted').fill('Appeal upheld');
  await decision.getByRole('button', { name: 'Save' }).click();
  await expect(decision.getByText('Everything is saved')).toBeVisible();
  await decision.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nobody is suspended.')).toBeVisible();
});

test('licences are pasted on a phone', async ({ page }) => {
  await enterRoom(page, site, origin, 'People', 'editor');
  await page.getByRole('radio', { name: 'Licences' }).check();
  await page.getByRole('button', { name: 'Many licences at once' }).click();
  const pasting = dialog(page, 'Many licences at once');
  const lines = pasting.getByLabel('One licence a line');
  await lines.fill('Đorđe Alfaić 1; 1044; 30.6.2099');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await pasting.getByRole('button', { name: 'Enter 1 licence' }).click();
  await expect(page.getByText('Entered: 1 licence, 1 of them new')).toBeVisible();
});

test('an official is entered, gets a link, and says there when they are absent', async ({ page }) => {
  await enterRoom(page, site, origin, 'People', 'editor');
  await page.getByRole('radio', { name: 'Officials' }).check();
  await page.getByRole('button', { name: 'Enter an official' }).click();
  const entering = dialog(page, 'Enter an official');
  await entering.getByLabel('First name').fill('Petar');
  await entering.getByLabel('Last name').fill('Sudić');
  await entering.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /Petar Sudić/ }).click();
  await dialog(page, 'Petar Sudić').getByRole('button', { name: 'Link', exact: true }).click();
  const linking = dialog(page, 'Link for Petar Sudić');
  await linking.getByRole('button', { name: 'Make a link' }).click();
  const link = linking.getByLabel('The link, shown once');
  await expect(link).toHaveValue(/\/officials\/[0-9a-f-]{36}$/);
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await page.goto(await link.inputValue());
  await expect(page.getByRole('heading', { name: 'Petar Sudić' })).toBeVisible();
  await page.getByRole('button', { name: 'Add days' }).click();
  await page.getByLabel('Note').fill('Travelling');
  await page.getByRole('button', { name: 'Save the days' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
});
