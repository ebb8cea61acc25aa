import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { insertSmallLeague } from '#tests/fixtures/small-league.ts';
import { freePort } from '#tests/setup/free-port.ts';

test.describe.configure({ mode: 'serial' });
test.use({ expectedComplaints: [/status of 40\d/] });

const password = 'eleven tall centres';
let site: OwnSite;
/** The official website, and the site of a second tenant. */
let official: string;
let club: string;
let team: string;

test.beforeAll(async () => {
  site = await openOwnSite();
  await insertSmallLeague(site.db, 'second', ['club.localhost']);
  const port = await freePort();
  official = `http://localhost:${port}`;
  await site.start({ PORT: String(port), OFFICIAL_WEBSITE_URL: official, LOG_LEVEL: 'info' });
  club = official.replace('localhost', 'club.localhost');

  team = '/en/seasons/2025-26/leagues/first-league/teams/alfa';
});

test.afterAll(() => site?.close());

/** A link until it is needed, then the button of a menu. */
const account = (page: Page) => page.getByRole('banner').locator('.account-button');
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** Registers, and returns the link of the mail, which the log holds where no mail server is set. */
async function register(page: Page, email: string): Promise<string> {
  await page.goto(`${official}/en/auth/register`);
  await page.getByLabel('Name').fill('Ana Kos');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  const link = () => /https?:[^\s"\\]+\/auth\/confirm#token=[^\s"\\]+/.exec(site.log())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

async function openPopup(page: Page): Promise<Page> {
  await account(page).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Log in' }).click();
  return popup;
}

test('a visitor registers, confirms, logs in from another site, follows a team, sees it in the profile and logs out', async ({
  page,
}) => {
  test.slow();
  const link = await register(page, 'ana@club.example');
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.context().clearCookies();

  await page.goto(club + team);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, /on this device/)).toBeVisible();

  const popup = await openPopup(page);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await expect(popup.getByText(new URL(club).host)).toBeVisible();
  await popup.getByLabel('E-mail').fill('ana@club.example');
  await popup.getByLabel('Password', { exact: true }).fill('wrong password');
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(popup.getByRole('main').getByRole('alert')).toHaveText('E-mail or password is wrong.');
  await popup.getByLabel('Password', { exact: true }).fill(password);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
  await closed;
  await expect(toast(page, 'You have successfully logged in')).toBeVisible();
  await toast(page, /Keep in your account/)
    .getByRole('button', { name: 'Keep' })
    .click();
  await expect(account(page)).toHaveAccessibleName('Account of Ana Kos');
  expect((await page.context().cookies(club)).find(({ name }) => name === 'leagueEngineAccessToken')).toMatchObject({
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
  });

  await page.goto(`${club}/en/profile`);
  const followed = page.getByRole('region', { name: 'You follow' });
  await expect(followed.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(followed.getByRole('button', { name: 'Following', exact: true })).toBeVisible();

  await account(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${club}/en`);
  await page.goto(`${club}/en/profile`);
  await expect(page).toHaveURL(`${club}/en/auth/login`);
});

test('a popup that is closed, and a message without a token, say so', async ({ page }) => {
  await page.goto(club + team);
  await (await openPopup(page)).close();
  await expect(toast(page, 'Login window closed')).toBeVisible();
  const popup = await openPopup(page);
  await expect(popup.getByLabel('E-mail')).toBeVisible();
  await popup.evaluate(() => (window.opener as Window).postMessage({ hello: 'there' }, '*'));
  await expect(toast(page, 'Invalid message received')).toBeVisible();
});

test('what is no site of ours gets no form', async ({ page }) => {
  for (const domain of ['https://evil.example', 'null', `${official}.evil.example`]) {
    await page.goto(`${official}/en/auth/login?${new URLSearchParams({ domain })}`);
    await expect(page.getByRole('heading', { name: 'No site of ours is asking' })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  }
});

test('pages are the same bytes for everybody, and only those of the login leave their window its opener', async ({
  request,
}) => {
  const cookie = 'leagueEngineAccessToken=any';
  for (const path of ['/en', team, '/en/auth/login']) {
    const anonymous = await request.get(official + path);
    const loggedIn = await request.get(official + path, { headers: { cookie } });
    expect(await loggedIn.text()).toBe(await anonymous.text());
    expect(anonymous.headers()['cross-origin-opener-policy']).toBe(
      path === '/en/auth/login' ? 'unsafe-none' : 'same-origin-allow-popups',
    );
  }
  const refused = await request.get(`${official}/en/profile`, { maxRedirects: 0 });
  expect([refused.status(), refused.headers().location]).toEqual([307, expect.stringMatching(/\/en\/auth\/login$/)]);
});
