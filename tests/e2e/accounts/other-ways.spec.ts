import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { callsOf, signUpByCalls } from './support/sign-up.ts';

// Pictures that the small league has not, and logins that are refused.
test.use({ expectedComplaints: [/status of 40[14]/] });
test.describe.configure({ timeout: 300_000 });

const clientId = 'courtside.apps.googleusercontent.test';

let site: OwnSite;
let official: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  official = await site.start({ LOG_LEVEL: 'info', GOOGLE_CLIENT_ID: clientId });
});
test.afterAll(() => site?.close());

/** Gives the browser a device that makes passkeys and unlocks them without a question. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    unlocks: (isUserVerified: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

test('a passkey is made on the account page and logs in; once it is removed it does not', async ({ page }) => {
  await signUpByCalls(callsOf(page.request, official), site, { email: 'passkey@club.example', name: 'Ana' });
  await page.goto(`${official}/en/profile/account`);
  const { credentials } = await addAuthenticator(page);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  expect(await credentials()).toHaveLength(1);
  // The device has one of this account already, and says so itself.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);

  await page.context().clearCookies();
  await page.goto(`${official}/en/auth/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(new RegExp(`${official}/en/profile`));
  await expect(page.getByRole('banner').locator('.account-button')).toHaveAccessibleName('Account of Ana');

  await page.goto(`${official}/en/profile/account`);
  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto(`${official}/en/auth/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey belongs to no account here.')).toBeVisible();
});

test('Google is asked for an ID token, of which only one that this window asked for is handed to the server', async ({
  page,
}) => {
  const asked = Promise.withResolvers<URLSearchParams>();
  const handed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/google-login')) handed.push(request.postDataJSON().token);
  });
  const tokenOf = (nonce: string | null) => `e30.${Buffer.from(JSON.stringify({ nonce })).toString('base64url')}.x`;
  await page.route('https://accounts.google.com/**', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.resolve(query);
    const answer = new URLSearchParams({ state: query.get('state') ?? '', id_token: tokenOf(query.get('nonce')) });
    await route.fulfill({ status: 302, headers: { location: `${query.get('redirect_uri')}#${answer}` } });
  });
  await page.goto(`${official}/en/auth/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const query = await asked.promise;
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: clientId,
    redirect_uri: `${official}/en/auth/login`,
    response_type: 'id_token',
    scope: 'openid email profile',
  });
  // Nobody has signed it.
  await expect(page.getByText('There is no account for this Google address yet.')).toBeVisible();
  expect(handed).toEqual([tokenOf(query.get('nonce'))]);
  await expect(page).toHaveURL(`${official}/en/auth/login`);

  await page.goto(`${official}/en/auth/login#state=${query.get('state')}&id_token=${tokenOf('another')}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  expect(handed).toHaveLength(1);
});
