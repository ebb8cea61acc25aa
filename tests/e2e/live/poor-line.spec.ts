import { paths } from '#lib/paths.ts';
import { liveGame } from '#tests/e2e/support/live-game.ts';
import { sitDown } from '#tests/e2e/support/table.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ expectedComplaints: [/ERR_FAILED|WebSocket/] });

const basket = { type: 'field-goal', points: 2, made: true, shot: 'layup', side: 'home' } as const;

test('without sockets and with live code that comes only later, a page keeps its score and then follows the game', async ({
  page,
  request: api,
  baseURL: origin = '',
}) => {
  test.slow();
  const game = await liveGame(origin);
  const table = await sitDown(api, origin, game.id);
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  // The code of the head that is rendered in the browser: requested twice at once, then again by the page.
  let refused = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = await route.fetch();
    const isLiveHead = (await answer.text()).includes('hasArrow');
    if (!isLiveHead || refused === 2) return route.fulfill({ response: answer });
    refused += 1;
    return route.abort();
  });
  await page.goto(`/en${paths.game(game.address)}`);
  const head = page.locator('.game-head');
  const points = head.locator('.headline.figures').first();
  await expect.poll(() => refused).toBe(2);
  await expect(points).toHaveText(/^\d+$/);
  await expect(head.getByRole('row', { name: /Fouls/ })).toContainText(/\d/);
  await table.write({ ...basket, person: (await table.read()).sheet.home[0]?.id ?? null });
  const { board } = await table.read();
  await expect.poll(async () => Number(await points.textContent())).toBeGreaterThanOrEqual(board.home.score);
});
