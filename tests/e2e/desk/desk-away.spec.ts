import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { comingGame } from './coming-game.ts';
import { Scorer } from './scorer.ts';
import { signIn } from './sign-in.ts';

test.use({ expectedComplaints: [/ERR_FAILED|WebSocket/] });

test('board, stream and fan are told when the desk is lost while the clock runs, and when it is back', async ({
  page,
  context,
  browser,
  demo,
}) => {
  test.slow();
  await signIn(page);
  const game = await comingGame(demo, 7);
  const scorer = new Scorer(page, game);
  await scorer.open();
  await scorer.confirmSheets();
  await scorer.chooseStarters('away');
  await scorer.begin('Period 1');
  await scorer.startClocks();
  await scorer.expectRecorded();

  const open = async (path: string) => {
    const audience = await browser.newPage();
    await audience.goto(withLocale('en', path));
    return audience;
  };
  const [board, stream, fan] = await Promise.all([
    open(paths.venueScreen(game.venue?.slug ?? '', 'scoreboard-game')),
    open(paths.gameScreen(game.address, 'broadcast')),
    open(paths.game(game.address)),
  ]);
  const clockOnAir = stream.locator('.bug-clock');
  const notice = /The scorer’s table is not connected|Scorer’s table not connected/;
  await expect(clockOnAir).toHaveText(/\d/);
  await expect(board.locator('.board-clock')).toHaveText(/\d/);
  await page.close();
  await expect(board.getByText(notice)).toBeVisible();
  await expect(fan.getByText(notice)).toBeVisible();
  await expect(clockOnAir).toHaveText('');
  await expect(stream.locator('.bug-score').first()).toHaveText('0');

  await (await scorer.on(await context.newPage())).press('Stop');
  await expect(clockOnAir).toHaveText(/\d/);
  await expect(board.getByText(notice)).toBeHidden();
  await expect(fan.getByText(notice)).toBeHidden();
});
