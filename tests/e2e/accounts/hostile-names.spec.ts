import { and, eq } from 'drizzle-orm';
import { people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { enterRoom } from '#tests/e2e/office/support/enter-room.ts';
import { hostileName } from '#tests/e2e/support/hostile-name.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { callsOf, signUpByCalls } from './support/sign-up.ts';

// Pictures that the small league has not, and who is signed in before anybody is.
test.use({ expectedComplaints: [/status of 40[14]/] });
test.describe.configure({ timeout: 300_000 });

const names = {
  account: hostileName('account'),
  team: hostileName('team'),
  player: hostileName('player'),
  site: hostileName('site'),
};

let site: OwnSite;
let club: Table;
let official: string;
let clubOrigin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  club = await openTable(site.db, 'second', 'club.localhost');
  for (const { scope } of [site.table, club]) {
    await setTenant(scope, { title: names.site });
    const { tenantId } = scope;
    await site.db
      .update(teams)
      .set({ name: names.team, names: {} })
      .where(and(eq(teams.tenantId, tenantId), eq(teams.slug, 'alfa')));
    await site.db
      .update(people)
      .set({ firstName: 'Ana', lastName: names.player, names: {} })
      .where(eq(people.id, scope === club.scope ? club.person('home', 0) : site.table.person('home', 0)));
  }
  const port = await freePort();
  official = `http://localhost:${port}`;
  clubOrigin = `http://club.localhost:${port}`;
  await site.start({ PORT: String(port), OFFICIAL_WEBSITE_URL: official, LOG_LEVEL: 'info' });
});
test.afterAll(() => site?.close());

test('no script in a name runs, and all of it is shown as text', async ({ page, context }) => {
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const isText = async () => {
    await expect(page.locator('img[src="x"], img[onerror]')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  };
  const call = callsOf(page.request, official);
  const token = await signUpByCalls(call, site, { email: 'hostile@club.example', name: names.account });
  const change = (path: string, data?: object) => call('PUT', `v2/website/user/${path}`, data, token);
  const { tenantId } = site.table.scope;
  const [team] = await site.db
    .select()
    .from(teams)
    .where(and(eq(teams.tenantId, tenantId), eq(teams.slug, 'alfa')));
  const [player] = await site.db
    .select()
    .from(people)
    .where(eq(people.id, site.table.person('home', 0)));
  expect((await change(`follows/team/${team?.id}`)).status).toBe(200);
  expect((await change(`follows/player/${player?.id}`)).status).toBe(200);
  expect((await change('player', { player: player?.slug })).status).toBe(200);

  await page.goto(`${official}/en/profile`);
  const followed = page.getByRole('region', { name: 'You follow' });
  await expect(followed.getByRole('listitem').filter({ hasText: names.team })).toHaveCount(1);
  await expect(followed.getByRole('listitem').filter({ hasText: names.player })).toHaveCount(1);
  await isText();

  const button = page.getByRole('banner').locator('.account-button');
  await expect(button).toHaveAccessibleName(`Account of ${names.account}`);
  await button.click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await isText();

  await page.goto(`${official}/en/profile/account`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(names.account);
  await expect(page.getByRole('main')).toContainText(names.player);
  await isText();

  await page.goto(`${official}/en/seasons/2025-26/leagues/first-league/teams/alfa`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names.team);
  await isText();

  await page.goto(`${clubOrigin}/en`);
  const popup = page.waitForEvent('popup');
  await button.click();
  await page.getByRole('button', { name: 'Log in' }).click();
  const asking = await popup;
  await expect(asking.getByRole('main')).toContainText(`You are logged in as ${names.account}.`);
  await expect(asking.getByRole('button', { name: `Continue to ${names.site}` })).toBeVisible();
  await expect(asking.locator('img[src="x"], img[onerror]')).toHaveCount(0);
  await asking.close();
  await isText();

  await enterRoom(page, site, official, 'Players’ accounts', 'editor');
  const waiting = page.getByRole('region', { name: 'Waiting for an answer' });
  await expect(waiting).toContainText(names.account);
  await expect(waiting).toContainText(names.player);
  await isText();
});
