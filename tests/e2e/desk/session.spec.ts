import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, type Page, test } from '#tests/e2e/support/test.ts';
import { comingGame } from './coming-game.ts';
import { Scorer } from './scorer.ts';
import { newEmail, signIn } from './sign-in.ts';

// The browser reports that a session which has ended is refused.
test.use({ expectedComplaints: [/status of 401/] });

const tenant = ['--tenant', 'localhost'];

/** Ends the sessions of a member, as an operator does when a tablet is lost. */
async function revokeSessions(email: string): Promise<void> {
  const sessions = (await leagueTool('staff', 'sessions', ...tenant)).split('\n');
  const ids = sessions.filter((line) => line.includes(email)).map((line) => line.split(' ')[0] ?? '');
  expect(ids).toHaveLength(1);
  for (const id of ids) await leagueTool('staff', 'sessions', '--revoke', id, ...tenant);
}

/** Reloads, and resolves with the bearer that the page gets for its cookie. */
async function bearerAfterReload(page: Page): Promise<string> {
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/manage/session/refresh'));
  await page.reload();
  return ((await (await refreshed).json()) as { accessToken: string }).accessToken;
}

test('a session outlives a reload without a secret in the storage, and one that is revoked loses nothing', async ({
  page,
  context,
  demo,
}) => {
  const email = newEmail();
  await signIn(page, email);
  const bearer = await bearerAfterReload(page);
  await expect(page.getByText('Signed in as Ana Ilić')).toBeVisible();
  const reachable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(reachable).toContain(email);
  expect(reachable).not.toContain(bearer);
  expect(reachable).not.toContain('courtside-staff');

  const scorer = new Scorer(page, await comingGame(demo, 2));
  await scorer.open();
  await scorer.confirmSheets();
  await scorer.expectRecorded();
  const { seq } = await scorer.live();
  await revokeSessions(email);
  await scorer.chooseStarters('away');
  await expect(page.getByText('The session is over: sign in with a new link')).toBeVisible();
  await expect(page.getByText('1 action not sent')).toBeVisible();
  expect((await scorer.live()).seq).toBe(seq);

  const list = await context.newPage();
  await list.goto(withLocale('en', paths.desk()));
  await expect(list.getByText('Signed in as Ana Ilić')).toBeHidden();
  await signIn(list, email);
  await scorer.expectRecorded();
  expect((await scorer.live()).seq).toBeGreaterThan(seq);
});

test('a signed-out visitor of a game of the desk sees whose page it is, its title and ways on', async ({
  page,
  demo,
}) => {
  for (const [address, title] of [
    [paths.deskGame(demo.comingGame.id), 'Scorer’s table'],
    [paths.deskGraphics(demo.comingGame.id), 'Broadcast graphics'],
  ] as const) {
    await page.goto(withLocale('en', address));
    await expect(page.getByText('You are not signed in')).toBeVisible();
    const heading = page.getByRole('heading', { level: 1, name: title });
    expect((await heading.boundingBox())?.width).toBeGreaterThan(100);
    await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Games' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the site' })).toBeVisible();
  }
});
