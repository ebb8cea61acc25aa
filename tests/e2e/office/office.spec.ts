import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { games } from '#server/db/schema/games.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { enterRoom } from './support/enter-room.ts';
import { openPage } from './support/open-page.ts';

// The small league has no crest, and a stale save is a conflict.
test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: [/status of (404|409)/] });
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  const tipOffAt = new Date(Date.now() - 24 * 3_600_000);
  await inTransaction(site.table.scope, async ({ db }) => {
    await db
      .update(games)
      .set({ tipOffAt, tipOffDate: tipOffAt.toISOString().slice(0, 10) })
      .where(eq(games.id, site.table.gameId));
  });
  origin = await site.start();
});
test.afterAll(() => site.close());

const section = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function fillScore(page: Page, home: string, away: string): Promise<void> {
  await dialog(page).getByLabel('Beta', { exact: true }).fill(home);
  await dialog(page).getByLabel('Alfa', { exact: true }).fill(away);
}

test.describe('a result', () => {
  // The browser reports the save that comes too late.
  test.use({ expectedComplaints: [/status of 40[49]/] });

  test('is entered on a phone, taken back, and of two saves the second sees the first', async ({ page, context }) => {
    await enterRoom(page, site, origin, 'Results');
    const missing = section(page, 'Without a result').getByRole('button', { name: /Beta – Alfa/ });
    await missing.click();
    expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
    await fillScore(page, '81', '77');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(section(page, 'Decided').getByRole('button', { name: /Beta – Alfa.*81–77/ })).toBeVisible();
    await expect(page.getByText('Every game that should be over has its result.')).toBeVisible();
    await page.getByText('Saved: 81–77').getByRole('button', { name: 'Undo' }).click();
    await expect(missing).toBeVisible();

    const colleague = await context.newPage();
    await colleague.goto(`${origin}/en/office/results`);
    await section(colleague, 'Without a result')
      .getByRole('button', { name: /Beta – Alfa/ })
      .click();
    await fillScore(colleague, '70', '60');
    await missing.click();
    await fillScore(page, '90', '88');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved: 90–88')).toBeVisible();
    await dialog(colleague).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(colleague).getByRole('alert')).toContainText('Somebody else has saved 90–88 in the meantime');
    await dialog(colleague).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(colleague).getByText('Say why, in three letters at least.')).toBeVisible();
    await dialog(colleague).getByLabel('Reason').fill('The sheet says otherwise');
    await dialog(colleague).getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText('Saved: 70–60')).toBeVisible();
  });
});

test('a postponed game is found on a phone and gets a new day, and the day is taken back', async ({ page }) => {
  await inTransaction(site.table.scope, ({ db }) =>
    db.update(games).set({ state: 'postponed' }).where(eq(games.slug, 'd-c')),
  );
  await enterRoom(page, site, origin, 'Results');
  const calledOff = section(page, 'Postponed and cancelled').getByRole('button', { name: /Postponed/ });
  await calledOff.click();
  const reschedule = dialog(page).getByRole('button', { name: 'Set the new day' });
  await expect(reschedule).toBeDisabled();
  await dialog(page).getByLabel('Day').first().fill('2099-03-14');
  await dialog(page).getByLabel('Time').fill('19:30');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await reschedule.click();
  await expect(calledOff).toHaveCount(0);
  await expect(section(page, 'To come')).toContainText(/14 Mar/);
  await page.getByText('The game has its new day').getByRole('button', { name: 'Undo' }).click();
  await expect(calledOff).toBeVisible();
});

test('a colleague is invited by a link, and enters only the rooms of the role', async ({ page, browser }) => {
  await enterRoom(page, site, origin, 'Staff');
  await page.getByLabel('Name', { exact: true }).fill('Mia');
  await page.getByLabel('E-mail').fill('mia@office.test');
  await page.getByRole('button', { name: 'Grant' }).click();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  const link = await page.getByLabel('Link to sign in for Mia').inputValue();
  const phone = await browser.newContext();
  try {
    const own = await phone.newPage();
    await own.goto(link);
    await expect(own.getByText('Signed in as Mia')).toBeVisible();
    await own.goto(`${origin}/en/office/staff`);
    await expect(own.getByText('This room is not open to you')).toBeVisible();
    await expect(own.getByRole('link', { name: 'Results' })).toBeVisible();
    await openPage(page, `${origin}/en/office/audit`);
    await page.getByText('Added · Role: Mia').first().click();
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /^Scorer$/ })
        .first(),
    ).toBeVisible();
    expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  } finally {
    await phone.close();
  }
});

test('a host is added on a phone, told to be at a private address, removed, and put back', async ({ page }) => {
  await enterRoom(page, site, origin, 'Look');
  await page.getByRole('radio', { name: 'Hosts' }).check({ force: true });
  const row = (host: string) => page.getByRole('listitem').filter({ hasText: host });
  await expect(row('localhost')).toContainText('Primary');
  await expect(row('localhost').getByRole('button', { name: /Remove/ })).toHaveCount(0);
  await page.getByLabel('New host').fill('my league');
  await expect(page.getByText('A host looks like league.example.org.')).toBeVisible();
  await page.getByLabel('New host').fill('https://10.0.0.7/en');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row('10.0.0.7')).toContainText('points to an address that is not public (10.0.0.7)');
  await expect(row('10.0.0.7').getByRole('button', { name: /primary/ })).toHaveCount(0);
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await row('10.0.0.7').getByRole('button', { name: 'Remove 10.0.0.7' }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(row('10.0.0.7')).toHaveCount(0);
  await page.getByText('10.0.0.7 is no host of the site any more').getByRole('button', { name: 'Undo' }).click();
  await expect(row('10.0.0.7')).toBeVisible();
});

test('the look is tried in a preview, saved on a phone with a crest, merged with what a colleague saves, and undone', async ({
  page,
  context,
}) => {
  await enterRoom(page, site, origin, 'Look');
  const colleague = await context.newPage();
  await colleague.goto(`${origin}/en/office/look`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('main')).toBeVisible();
  await page.getByLabel('Bands', { exact: true }).fill('#102030');
  await expect(page.getByText(/Letters on it: 1[0-9]\.\d : 1\./)).toBeVisible();
  const band = () => preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--band'));
  await expect.poll(band).toContain('#102030');
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#aa0000' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Choose another')
    .first()
    .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Not saved yet')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);

  const title = page.getByLabel('Title of the site');
  const before = await title.inputValue();
  const theirs = colleague.getByLabel('Title of the site');
  await theirs.fill('Liga Sever');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Saved: the site looks like this now')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A colleague has changed something else in the meantime.')).toBeVisible();
  await expect(title).toHaveValue('Liga Sever');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await openPage(page, `${origin}/en/office/look`);
  await expect(page.getByLabel('Bands', { exact: true })).toHaveValue('#102030');

  await title.fill('Liga Jug');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved: the site').getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Liga Sever');
  await title.fill(before);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(title).toHaveValue(before);
});

test('languages, time zone and what visitors are offered are set on a phone, and taken back', async ({ page }) => {
  await enterRoom(page, site, origin, 'Look');
  await page.getByRole('radio', { name: 'Settings' }).check({ force: true });
  const zone = page.getByLabel('Time zone');
  const before = await zone.inputValue();
  await expect(page.getByRole('checkbox', { name: 'srpski' })).toBeDisabled();
  await zone.selectOption('America/New_York');
  await page.getByRole('checkbox', { name: 'News' }).uncheck();
  await page.getByLabel('Minimum age').fill('99');
  await expect(page.getByText('A whole number from 1 to 21.')).toBeVisible();
  await page.getByLabel('Minimum age').fill('16');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByText('Saved: the site is set up like this now');
  await expect(saved).toBeVisible();
  const config = await (await page.request.get(`${origin}/api/v2/website/config`)).json();
  expect(config.config.website.timeZone).toBe('America/New_York');
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(zone).toHaveValue(before);
  await expect(page.getByLabel('Minimum age')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'News' })).toBeChecked();
});

test('a change is taken back from the trail on a phone, and one that was changed since is refused with both', async ({
  page,
}) => {
  const scope = { ...site.table.scope, actor: { kind: 'operator' as const } };
  const count = (attendance: number) =>
    inTransaction(scope, ({ db }) => db.update(games).set({ attendance }).where(eq(games.id, site.table.gameId)));
  await count(700);
  await count(800);
  await enterRoom(page, site, origin, 'Audit trail');
  await page.getByLabel('Kind of record').selectOption('Game');
  const entry = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await entry('nothing → 700').locator('summary').click();
  await entry('nothing → 700').getByRole('button', { name: 'Take back' }).click();
  await expect(dialog(page).getByText('Attendance will be empty again')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Take back' }).click();
  await expect(dialog(page).getByText('700 → 800')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await entry('700 → 800').locator('summary').click();
  await entry('700 → 800').getByRole('button', { name: 'Take back' }).click();
  await dialog(page).getByRole('button', { name: 'Take back' }).click();
  await expect(entry('800 → 700')).toContainText('Takes back an earlier change');
  await expect(entry('700 → 800').getByRole('button', { name: 'Take back' })).toBeHidden();
});
