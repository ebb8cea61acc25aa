import { paths } from '#lib/paths.ts';
import { signIn } from '#tests/e2e/desk/sign-in.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilInteractive } from '#tests/e2e/support/until-interactive.ts';

test('only staff find the URL of a board with their venue’s options', async ({ page }) => {
  await page.goto(`/en${paths.deskScreens()}`);
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await signIn(page);
  await page.goto(`/en${paths.desk()}`);
  await page.getByRole('link', { name: 'Screens of the venues' }).click();
  const board = page.getByRole('region', { name: 'Scoreboard' });
  const visitorsLeft = board.getByLabel('Visitors at the left');
  await expect(visitorsLeft).toBeVisible();
  await untilInteractive(visitorsLeft);
  await visitorsLeft.check();
  await expect(board.getByLabel('Address')).toHaveValue(/\/en\/venues\/[^/]+\/scoreboard-game\?left=away$/);
  await board.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
});
