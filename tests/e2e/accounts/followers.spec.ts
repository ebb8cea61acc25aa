import { eq } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { openPushReceiver, type PushReceiver, receiverCertificate } from '#tests/fixtures/push/push-receiver.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { deliverPush } from './support/deliver-push.ts';
import { pretendToSubscribe } from './support/pretend-to-subscribe.ts';
import { watchNotifications } from './support/watch-notifications.ts';

test.describe.configure({ mode: 'serial' });
// Refused logins, pictures that the small league has not, and a server that is stopped: while it stops, it refuses new live connections.
test.use({ expectedComplaints: [/status of 40\d|ERR_CONNECTION_RE(?:FUSED|SET)|ERR_FAILED|handshake: .* 503/] });

const password = 'eleven tall centres';
let site: OwnSite;
let receiver: PushReceiver;
/** The official website, and the site of a second tenant, whose game is about to begin. */
let official: string;
let club: string;
let table: Table;
const teams = '/en/seasons/2025-26/leagues/first-league/teams';

test.beforeAll(async () => {
  receiver = await openPushReceiver();
  site = await openOwnSite();
  table = await openTable(site.db, 'second', 'club.localhost');
  await site.db.update(games).set({ tipOffAt: new Date() }).where(eq(games.id, table.gameId));
  const port = await freePort();
  official = `http://localhost:${port}`;
  await site.start({
    PORT: String(port),
    OFFICIAL_WEBSITE_URL: official,
    LOG_LEVEL: 'info',
    PUSH_HOSTS: receiver.host,
    NODE_EXTRA_CA_CERTS: receiverCertificate,
  });
  club = official.replace('localhost', 'club.localhost');
});

test.afterAll(async () => {
  await site?.close();
  await receiver?.close();
});

/** A link until it is needed, then the button of a menu. */
const account = (page: Page) => page.getByRole('banner').locator('.account-button');
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** Links of the mails, which the log holds where no mail server is set. */
const links = () => [...site.log().matchAll(/https?:[^\s"\\]+\/auth\/confirm#token=[^\s"\\]+/g)].map(([link]) => link);

/** Registers, and opens the account by the link of the mail. */
async function signUp(page: Page, email: string): Promise<void> {
  const before = links().length;
  await page.goto(`${official}/en/auth/register`);
  await page.getByLabel('Name').fill('Ana Kos');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  await expect.poll(() => links().length).toBe(before + 1);
  await page.goto(links().at(-1) ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function openPopup(page: Page): Promise<Page> {
  await account(page).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Log in' }).click();
  return popup;
}

const follow = (page: Page) => page.getByRole('button', { name: 'Follow', exact: true }).click();

test('a popup that is closed, and a message without a token, say so', async ({ page }) => {
  await page.goto(`${club}${teams}/alfa`);
  const closed = await openPopup(page);
  // A toast stays for three seconds: it is awaited before the window closes, which may take longer.
  const closing = closed.close();
  await expect(toast(page, 'Login window closed')).toBeVisible();
  await closing;
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
  for (const path of ['/en', `${teams}/alfa`, '/en/auth/login']) {
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

test('a league that asks for an age gets it at a login on its own site, and its messages are those that it offers', async ({
  page,
}) => {
  test.slow();
  const { scope } = site.table;
  await setTenant(scope, { minimumAge: 16, messageKinds: ['final'] });
  const giveBirthDate = async (yearsAgo: number) => {
    await page.getByLabel('Date of birth').fill(`${new Date().getUTCFullYear() - yearsAgo}-01-01`);
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  await signUp(page, 'young@club.example');
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue to' }).click();
  await giveBirthDate(10);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Accounts are for people aged 16 and over/);
  expect((await page.context().cookies(official)).map(({ name }) => name)).not.toContain('leagueEngineAccessToken');

  await page.context().clearCookies();
  await signUp(page, 'old@club.example');
  await page.context().clearCookies();
  await page.goto(`${official}/en/auth/login`);
  await logIn(page, 'old@club.example');
  await giveBirthDate(16);
  await expect(page).toHaveURL(`${official}/en/profile`);
  await page.goto(`${official}/en/profile/account`);
  await expect(page.locator('input[name^="kind-"]')).toHaveCount(1);
  await setTenant(scope, { minimumAge: null, messageKinds: null });
});

test('a visitor registers, confirms, logs in from another site, follows a team, hears how its game ended, and logs out', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['notifications'], { origin: club });
  await pretendToSubscribe(page, receiver.subscribe('phone'));
  await signUp(page, 'ana@club.example');
  await context.clearCookies();

  await page.goto(`${club}${teams}/alfa`);
  await follow(page);
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, /on this device/)).toBeVisible();

  const popup = await openPopup(page);
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await expect(popup.getByText(new URL(club).host)).toBeVisible();
  await popup.getByLabel('E-mail').fill('ana@club.example');
  await popup.getByLabel('Password', { exact: true }).fill('wrong password');
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(popup.getByRole('main').getByRole('alert')).toHaveText('E-mail or password is wrong.');
  const closed = popup.waitForEvent('close');
  await logIn(popup, 'ana@club.example');
  await closed;
  await expect(toast(page, 'You have successfully logged in')).toBeVisible();
  await toast(page, /Keep in your account/)
    .getByRole('button', { name: 'Keep' })
    .click();
  await expect(account(page)).toHaveAccessibleName('Account of Ana Kos');
  expect((await context.cookies(club)).find(({ name }) => name === 'leagueEngineAccessToken')).toMatchObject({
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
  });

  await page.goto(`${club}${teams}/beta`);
  await follow(page);
  await expect(toast(page, 'Get a message when Beta plays, and how it ended?')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(toast(page, 'You get messages on this device')).toBeVisible();

  const { seq } = await table.record([...tipOff(table), basket(table, 'home', 0)], 0);
  // A device is told of nothing older than what it has heard, so the start has to come first.
  await expect.poll(() => receiver.received.length, { timeout: 100_000 }).toBe(1);
  await table.record([event({ type: 'period-end' }, { clockMs: 0 }), event({ type: 'game-end' }, { clockMs: 0 })], seq);
  await expect.poll(() => receiver.received.length, { timeout: 100_000 }).toBe(2);
  const notifications = await watchNotifications(context, club);
  const messages = receiver.received.map(({ message }) => message).sort((one, other) => one.at - other.at);
  for (const message of messages) await deliverPush(page, club, JSON.stringify(message));
  const url = expect.stringMatching(/^\/en\/seasons\/.*\/games\//);
  await expect.poll(notifications).toEqual([{ title: 'Beta 2–0 Alfa', body: 'Final · First League', url }]);
  await deliverPush(page, club, 'no JSON');
  await expect.poll(async () => (await notifications()).map(({ title }) => title)).toContain(new URL(club).host);

  await page.goto(`${club}/en/profile`);
  const followed = page.getByRole('region', { name: 'You follow' });
  await expect(followed.getByRole('listitem')).toHaveCount(2);
  const told = receiver.received.at(-1)?.message.url;
  await expect(page.locator(`main a[href="${told}"]`).first()).toBeVisible();
  await page.reload();
  await expect(followed.getByRole('button', { name: 'Following', exact: true })).toHaveCount(2);

  await account(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${club}/en`);
  await page.goto(`${club}/en/profile`);
  await expect(page).toHaveURL(`${club}/en/auth/login`);

  await page.goto(`${club}${teams}/beta`);
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Beta');
});
