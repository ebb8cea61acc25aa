import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { comingGame } from './coming-game.ts';
import { Scorer } from './scorer.ts';
import { signIn } from './sign-in.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

/** Longer than a bearer is used. */
const bearerLife = '10:00';

/** Resolves once the page has a new bearer; it has to come by the cookie alone. */
async function expectRefresh(page: Page): Promise<void> {
  const response = await page.waitForResponse((one) => one.url().endsWith('/manage/session/refresh') && one.ok());
  expect(await response.request().headerValue('authorization')).toBeNull();
}

test('a bearer that runs out at the desk, or while it is offline, is refreshed and loses nothing', async ({
  page,
  context,
  demo,
}) => {
  test.slow();
  await page.clock.install();
  await signIn(page);
  const scorer = new Scorer(page, await comingGame(demo, 3));
  await scorer.open();
  await scorer.confirmSheets();
  await scorer.expectRecorded();
  const { seq } = await scorer.live();

  // Whatever of the page asks first once the time has passed has it refreshed.
  const refreshed = expectRefresh(page);
  await page.clock.fastForward(bearerLife);
  await scorer.chooseStarters('away');
  await refreshed;
  await scorer.expectRecorded();
  const online = (await scorer.live()).seq;
  expect(online).toBeGreaterThan(seq);

  await context.setOffline(true);
  await scorer.begin('Period 1');
  await expect(page.getByText(/^\d+ actions? not sent$/)).toBeVisible();
  await page.clock.fastForward(bearerLife);
  await expect(page.getByText(/^\d+ actions? not sent$/)).toBeVisible();
  expect((await scorer.live()).seq).toBe(online);

  const refreshedAgain = expectRefresh(page);
  await context.setOffline(false);
  await refreshedAgain;
  await scorer.expectRecorded();
  expect((await scorer.live()).seq).toBeGreaterThan(online);
});
