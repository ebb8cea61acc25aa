import { readFile } from 'node:fs/promises';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { callsOf, logInByCalls, password, signUpByCalls } from './support/sign-up.ts';

// Pictures that the small league has not, and calls of who is logged out elsewhere.
test.use({ expectedComplaints: [/status of 40[14]/] });
test.describe.configure({ timeout: 300_000 });

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let site: OwnSite;
let official: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  official = await site.start({ LOG_LEVEL: 'info' });
});
test.afterAll(() => site?.close());

test('a sign-in is listed with device and place, and ended from another device', async ({ page, browser }) => {
  const email = 'devices@club.example';
  await signUpByCalls(callsOf(page.request, official), site, { email, name: 'Ana' });
  const phone = await browser.newContext({ userAgent: iPhone });
  await phone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await logInByCalls(callsOf(phone.request, official), email);
  const onPhone = await phone.newPage();
  await onPhone.goto(`${official}/en/profile/account`);
  await expect(onPhone.getByText('On an iPhone or iPad put this site on the home screen first')).toBeVisible();

  await page.goto(`${official}/en/profile/account`);
  const signIns = page.getByRole('listitem').filter({ hasText: 'Safari, iPhone' });
  await expect(signIns.filter({ hasText: /localhost · [\d.:]+(\/64)? · / })).toHaveCount(1);
  await expect(signIns.filter({ hasText: 'Official website' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  for (const left of [1, 0]) {
    await signIns.getByRole('button', { name: 'Log out' }).first().click();
    await expect(signIns).toHaveCount(left);
  }
  await onPhone.goto(`${official}/en/profile`);
  await expect(onPhone).toHaveURL(new RegExp(`${official}/en(/auth/login)?$`));
  expect((await phone.cookies(official)).map(({ name }) => name)).not.toContain('leagueEngineAccessToken');
  await phone.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
});

test('a calendar has an address until it is ended, and one’s data comes as a file', async ({ page, request }) => {
  await signUpByCalls(callsOf(page.request, official), site, { email: 'data@club.example', name: 'Vida' });
  await page.goto(`${official}/en/profile/account`);
  await page.getByRole('button', { name: 'Create an address' }).click();
  const { pathname } = new URL(await page.getByLabel('Address for your calendar').inputValue());
  const address = official + pathname;
  const calendar = await request.get(address);
  expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/calendar'),
  ]);
  await page.getByRole('button', { name: 'End the address' }).click();
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const data = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email: 'data@club.example', name: 'Vida' },
    signInMethods: [{ provider: 'password' }],
  });
});

test('what is followed is undone by its toast, and a deleted account logs in no more', async ({ page }) => {
  const email = 'short@club.example';
  const call = callsOf(page.request, official);
  await signUpByCalls(call, site, { email, name: 'Kratka' });
  await page.goto(`${official}/en/seasons/2025-26/leagues/first-league/teams/alfa`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'You follow Alfa' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`${official}/en/profile`);
  await expect(page.getByText('You follow nothing yet')).toBeVisible();

  await page.goto(`${official}/en/profile/account`);
  await page.getByRole('button', { name: 'End the account …' }).click();
  await page.getByLabel(`To confirm, type ${email}`).fill(email);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(`${official}/en`);
  expect(await call('POST', 'auth/login', { email, password })).toMatchObject({ status: 401 });
});
