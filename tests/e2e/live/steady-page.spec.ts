import { paths } from '#lib/paths.ts';
import { liveGame } from '#tests/e2e/support/live-game.ts';
import { movement, withFonts } from '#tests/e2e/support/movement.ts';
import { sitDown } from '#tests/e2e/support/table.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a phone’s page does not move under its reader while twelve baskets arrive', async ({
  context,
  page: plays,
  request: api,
  baseURL: origin = '',
}) => {
  test.slow();
  const game = await liveGame(origin);
  const table = await sitDown(api, origin, game.id);
  const numbers = await context.newPage();
  await plays.goto(`/en${paths.game(game.address, 'play-by-play')}`);
  await numbers.goto(`/en${paths.game(game.address, 'player-stats')}`);
  const opened = new Map([
    [plays, await withFonts(plays)],
    [numbers, await withFonts(numbers)],
  ]);
  const { sheet } = await table.read();
  for (const { id: person } of Array.from({ length: 12 }, (_, index) => sheet.home[index % 5] ?? { id: null })) {
    await table.write({ type: 'field-goal', points: 2, made: true, shot: 'layup', side: 'home', person });
    const { board } = await table.read();
    for (const page of [plays, numbers]) {
      const points = page.locator('.game-head .headline.figures').first();
      // Other tests may write into the same game.
      await expect.poll(async () => Number(await points.textContent())).toBeGreaterThanOrEqual(board.home.score);
    }
  }
  for (const [page, since] of opened) {
    const { total, moved } = await movement(page, since);
    expect(total, moved.join('\n')).toBeLessThan(0.01);
  }
});
