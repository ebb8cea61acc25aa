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

const dialog = (page: Page) => page.getByRole('dialog');

async function setSlot(page: Page, game: RegExp, time: string): Promise<void> {
  await page.getByRole('button', { name: game }).click();
  await dialog(page).getByLabel('Date').fill('2099-03-01');
  await dialog(page).getByLabel('Time').fill(time);
  await dialog(page).getByLabel('Venue').selectOption('Hala');
}

test('a game gets its time and venue on a phone, a double booking is told before the save, and undone', async ({
  page,
}) => {
  await enterRoom(page, site, origin, 'Fixtures');
  await page.getByLabel('Round').selectOption({ label: '4. kolo · Regular season' });
  await setSlot(page, /Beta – Alfa/, '19:00');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: the game is changed')).toBeVisible();
  await setSlot(page, /Đerdap – Čelik/, '19:30');
  await expect(dialog(page).getByText(/Hala also has a game on Sun.* at 19:00: Beta – Alfa/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Double bookings' })).toBeVisible();
  await page.getByText('Saved: the game').last().getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The game is as before')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Double bookings' })).toBeHidden();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
});

test('a season is planned by form, one game of it moves, and all is published at once', async ({ page }) => {
  await enterRoom(page, site, origin, 'Fixtures');
  await page.getByText('Plan', { exact: true }).click();
  await page.getByLabel('First day').fill('2099-10-01');
  await expect(page.getByText(/6 rounds, from 3 Oct 2099/)).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  const team = page.getByRole('group').filter({ hasText: 'Đerdap' });
  await team.getByText('No venue yet').click();
  await team.getByLabel('Home venue').selectOption('Hala');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByText(/^New: /)).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('button', { name: /^Move Beta/ })
    .first()
    .click();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await dialog(page).getByLabel('Only free slots').uncheck();
  await expect(
    dialog(page)
      .getByText(/has a game on/)
      .first(),
  ).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await dialog(page).getByLabel('Only free slots').check();
  await dialog(page).getByRole('button', { name: /Hala/, disabled: false }).last().click();
  await expect(page.getByText('The game is moved in the draft')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Published: /)).toBeVisible();
  await expect(page.getByText('This plan is published.', { exact: false })).toBeVisible();
});
