import { type Fantasy, openFantasy } from '#tests/api/fantasy/support/open-fantasy.ts';
import { readLedger } from '#tests/api/fantasy/support/read-ledger.ts';
import { barrierCheck, seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Locator, type Page, test } from '#tests/e2e/support/test.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { logIn } from './support/log-in.ts';

// The small league has no crests.
test.use({ expectedComplaints: [/status of 404/] });

test.describe.configure({ mode: 'serial' });

let site: OwnSite;
let fantasy: Fantasy;
let origin: string;

test.beforeAll(async () => {
  site = await openOwnSite();
  fantasy = await openFantasy(site.db, 'fantasy', 'fantasy.localhost');
  const port = await freePort();
  await site.start({ PORT: String(port) });
  origin = `http://fantasy.localhost:${port}`;
});

test.afterAll(() => site?.close());

/** Logs somebody new in; returns the follower. */
async function logInAsNew(page: Page): Promise<string> {
  const follower = await fantasy.follower();
  await logIn(page, fantasy, follower, origin);
  return follower;
}

/** Opens the own squad of somebody new. */
async function openSquad(page: Page): Promise<void> {
  await logInAsNew(page);
  await page.goto(`${origin}/en/profile/my-fantasy`);
  await expect(emptyPlaces(page)).toHaveCount(11);
}

const emptyPlaces = (page: Page) => page.getByRole('button', { name: /: Choose$/ });
const firstChoice = (page: Page) => page.getByRole('dialog').getByRole('listitem').getByRole('button').first();

/** Fills all places and names a captain: `press` is how this visitor presses a button. */
async function buildSquad(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  for (let left = 11; left > 0; left -= 1) {
    await press(emptyPlaces(page).first());
    await press(firstChoice(page));
    await expect(emptyPlaces(page)).toHaveCount(left - 1);
    // It gives the focus back when it closes: who presses a key before presses it there.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await press(page.getByRole('button', { name: /^Starting five 1: / }));
  await press(page.getByRole('button', { name: 'Make captain' }));
  await expect(page.getByRole('button', { name: /^Starting five 1: .*: Captain$/ })).toBeVisible();
  await page.getByLabel('Name of the squad').fill('Sokoli');
}

const save = (page: Page) => page.getByRole('button', { name: 'Save squad' });

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a squad is built and saved, and a finger carries a player to the bench', async ({ page }) => {
    test.slow();
    await openSquad(page);
    await buildSquad(page, (button) => button.tap());
    expect(await seriousBarriers(barrierCheck(page))).toEqual([]);
    const [starter, bench] = [
      page.getByRole('button', { name: /^Starting five 2: / }),
      page.getByRole('button', { name: /^Bench 1: / }),
    ];
    await starter.scrollIntoViewIfNeeded();
    const [from, to] = [await starter.getAttribute('aria-label'), await bench.getAttribute('aria-label')];
    await carry(page, starter, bench);
    await expect(starter).toHaveAccessibleName(`Starting five 2: ${(to ?? '').replace('Bench 1: ', '')}`);
    await expect(bench).toHaveAccessibleName(`Bench 1: ${(from ?? '').replace('Starting five 2: ', '')}`);
    await save(page).tap();
    await expect(page.getByRole('status').filter({ hasText: 'The server received the squad' })).toBeVisible();
  });
});

/** Rests a finger on one place until it is lifted, and lays it on another. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const middle = async (place: Locator) => {
    const box = await place.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  await expect(page.getByRole('status').filter({ hasText: 'is moving' })).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [end] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a squad is built and saved by keyboard alone', async ({ page }) => {
  test.slow();
  await openSquad(page);
  await buildSquad(page, (button) => button.press('Enter'));
  await save(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The server received the squad' })).toBeVisible();
});

test('a point of a played game opens down to its play, in the own squad too, and a correction names itself', async ({
  page,
}) => {
  const { lineup, number } = fantasy;
  const rebounder = number('b', 3);
  await fantasy.save(await logInAsNew(page), 1, fantasy.input({ lineup: { ...lineup, sixth: rebounder } }));
  await fantasy.begin(1);
  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
  await fantasy.recount();
  const ofGame = `${origin}/en/seasons/2025-26/leagues/first-league/rounds/round-1/games/a-b/fantasy`;
  await page.goto(ofGame);
  const player = page.locator('details').filter({ hasText: '4.4' }).first();
  await player.locator('summary').click();
  await expect(player.getByText(/free throw/i).first()).toBeVisible();
  await expect(player.getByText('8:20').first()).toBeVisible();
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);

  await page.goto(`${origin}/en/profile/my-fantasy`);
  const played = page.getByRole('region', { name: /^Round being played/ });
  const captain = played.getByRole('group').filter({ hasText: 'Captain × 1.5' });
  await captain.locator('summary').click();
  await expect(captain.getByText(/free throw/i).first()).toBeVisible();
  await expect(captain.getByText('8:20').first()).toBeVisible();
  await expect(captain.getByRole('link', { name: /–/ })).toHaveAttribute('href', new URL(ofGame).pathname);
  expect(await seriousBarriers(barrierCheck(page))).toEqual([]);

  await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b'], readLedger(site, fantasy).reboundOfAnother);
  await expect(async () => {
    await page.goto(ofGame);
    await expect(page.getByRole('heading', { name: /Corrections/ })).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.goto(`${origin}/en/profile/my-fantasy`);
  const corrected = played.getByRole('group').filter({ hasText: 'Betaić 4' });
  await corrected.locator('summary').click();
  await expect(corrected.getByText('corrected: the statistics have changed')).toBeVisible();
  await expect(corrected.getByRole('listitem').filter({ hasText: 'corrected' })).toContainText('−1');
});
