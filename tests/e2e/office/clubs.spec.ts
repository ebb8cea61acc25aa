import { eq } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
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
  const { scope, gameId } = site.table;
  const clubRules = { results: 'confirmed', moves: 'agreed', moveFee: '50 EUR' };
  await scope.db.update(leagues).set({ clubRules }).where(ofTenant(scope, leagues));
  const played = { tipOffAt: new Date(Date.now() - 3 * 3_600_000), tipOffDate: null };
  await scope.db
    .update(games)
    .set(played)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  origin = await site.start();
});
test.afterAll(() => site.close());

const homeClub = () => ({ role: 'club' as const, clubId: site.table.ids.clubs.b });
const visitors = () => ({ role: 'club' as const, clubId: site.table.ids.clubs.a });
const leagueAdmin = () => ({ role: 'admin' as const, leagueId: site.table.ids.league });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

test('an admin of a league sees its rooms only, and gives roles in it only', async ({ page }) => {
  await enterRoom(page, site, origin, 'Staff', leagueAdmin());
  const rooms = page.getByRole('navigation', { name: 'Rooms of the office' });
  await expect(rooms.getByRole('link', { name: 'Fixtures' })).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Look' })).toBeHidden();
  const granting = page.getByRole('region', { name: 'Grant a role' });
  await granting.getByLabel('Name').fill('Mia');
  await granting.getByLabel('E-mail').fill('mia@office.test');
  await expect(granting.getByLabel('Role')).not.toContainText('Representative');
  await granting.getByLabel('Role').selectOption('Editor');
  await granting.getByRole('button', { name: 'Grant' }).click();
  await expect(granting.getByText('Choose the league or the club.')).toBeVisible();
  await granting.getByLabel('One league').selectOption('First League · 2025/26');
  await expect(granting.getByText('An editor of a league looks after its squads')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await granting.getByRole('button', { name: 'Grant' }).click();
  await expect(granting.getByText('Link to sign in for Mia')).toBeVisible();
  await expect(page.getByText('Editor: First League 2025/26', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mia: change the role Editor: First League 2025/26' }).click();
  const changing = page.getByRole('dialog', { name: 'Mia' });
  await changing.getByLabel('Role').selectOption('Scorer');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Scorer: First League 2025/26', { exact: true })).toBeVisible();
});

test('the home club enters a score, the visitors state another one, and the office is shown both', async ({ page }) => {
  await enterRoom(page, site, origin, 'Club', homeClub());
  await waiting(page)
    .getByRole('button', { name: /^Enter the score: Beta/ })
    .click();
  const entering = page.getByRole('dialog', { name: 'Beta – Alfa' });
  await entering.getByLabel('Beta', { exact: true }).fill('80');
  await entering.getByLabel('Alfa', { exact: true }).fill('70');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await entering.getByRole('button', { name: 'Enter the score' }).click();
  await expect(page.getByText('The other club has to confirm it.')).toBeVisible();

  await enterRoom(page, site, origin, 'Club', visitors());
  await waiting(page)
    .getByRole('button', { name: /^Confirm the score/ })
    .click();
  const answering = page.getByRole('dialog', { name: 'Beta – Alfa' });
  await expect(answering.getByRole('button', { name: 'Confirm 80–70' })).toBeVisible();
  await answering.getByLabel('Beta', { exact: true }).fill('80');
  await answering.getByLabel('Alfa', { exact: true }).fill('72');
  await answering.getByRole('button', { name: 'State this score' }).click();
  await expect(answering.getByText('Say why, in three letters at least.')).toBeVisible();
  await answering.getByLabel('Reason').fill('a basket is missing');
  await answering.getByRole('button', { name: 'State this score' }).click();
  await expect(page.getByText('The clubs state two scores. The office decides.')).toBeVisible();

  await enterRoom(page, site, origin, 'Results', leagueAdmin());
  const open = page.getByRole('region', { name: 'Results that clubs could not settle' });
  await expect(open.getByText('80–70')).toBeVisible();
  await expect(open.getByText('80–72')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await open.getByRole('button', { name: 'Decide' }).click();
  const deciding = page.getByRole('dialog', { name: 'Beta – Alfa' });
  await deciding.getByLabel('Beta', { exact: true }).fill('80');
  await deciding.getByLabel('Alfa', { exact: true }).fill('72');
  await deciding.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved: 80–72')).toBeVisible();
  await expect(open).toBeHidden();
});

test('a club asks to move a game, the other one agrees, and the office moves it', async ({ page }) => {
  await enterRoom(page, site, origin, 'Club', homeClub());
  await page.getByRole('button', { name: 'Ask to move: Beta – Alfa' }).click();
  const asking = page.getByRole('dialog', { name: 'Beta – Alfa' });
  await expect(asking.getByText('It costs 50 EUR.')).toBeVisible();
  await asking.getByLabel('Date').fill('2099-01-05');
  await asking.getByLabel('Time').fill('19:30');
  await asking.getByLabel('Venue').selectOption('Hala, Niš');
  await asking.getByLabel('Reason').fill('the hall is taken');
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await asking.getByRole('button', { name: 'Ask to move' }).click();
  await expect(page.getByText('The other club has been asked')).toBeVisible();

  await enterRoom(page, site, origin, 'Club', visitors());
  await waiting(page).getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('You have agreed. The office confirms the move now.')).toBeVisible();

  await enterRoom(page, site, origin, 'Fixtures', leagueAdmin());
  const open = page.getByRole('region', { name: 'Clubs ask to move games' });
  await expect(open.getByText('Agreed')).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
  await open.getByRole('button', { name: 'Move the game' }).click();
  await expect(page.getByText('The game is moved, and its followers are told')).toBeVisible();
  await expect(open).toBeHidden();
});

test('what clubs do themselves is a rule of the league', async ({ page }) => {
  await enterRoom(page, site, origin, 'Competition', leagueAdmin());
  await page.getByRole('link', { name: 'First League' }).click();
  const rules = page.getByRole('region', { name: 'What clubs do themselves' });
  await rules.getByLabel('Days before the game').fill('14');
  await rules.getByLabel(/^The home club enters/).uncheck();
  const form = page.locator('form').filter({ has: rules });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Everything is saved')).toBeVisible();
  await page.reload();
  await expect(rules.getByLabel('Days before the game')).toHaveValue('14');
  await expect(rules.getByLabel(/^The home club enters/)).not.toBeChecked();
});
