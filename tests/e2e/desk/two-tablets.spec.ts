import { expect, test } from '#tests/e2e/support/test.ts';
import { comingGame } from './coming-game.ts';
import { Scorer } from './scorer.ts';
import { signIn } from './sign-in.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] });

test('two tablets at one game do not count the same basket twice', async ({ page, browser, demo }) => {
  test.slow();
  const game = await comingGame(demo, 1);
  await signIn(page);
  const first = new Scorer(page, game);
  await first.open();
  await first.confirmSheets();
  await first.chooseStarters('away');
  await first.begin('Period 1');
  await first.press('Start');
  await first.expectRecorded();

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await signIn(otherPage);
  const second = await first.on(otherPage);
  await other.setOffline(true);
  await second.shoot(['home', 0], 'Made', { x: 0, y: 1 });
  await second.shoot(['away', 1], 'Made', { x: 0, y: 8 });
  await second.expectScore(2, 3);
  await first.shoot(['home', 0], 'Made', { x: 0.2, y: 1.1 });
  await first.expectRecorded();

  await other.setOffline(false);
  const doubt = otherPage.getByRole('alert').filter({ hasText: 'Another device may have written this already' });
  await expect(doubt).toBeVisible();
  await doubt.getByRole('button', { name: 'Drop mine' }).click();
  await second.expectRecorded();
  await second.expectScore(2, 3);
  await first.expectScore(2, 3);
  expect((await first.live()).board).toMatchObject({ home: { score: 2 }, away: { score: 3 } });
  await other.close();
});
