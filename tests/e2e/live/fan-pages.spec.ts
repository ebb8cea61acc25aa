import { AxeBuilder } from '@axe-core/playwright';
import { type GameSummary, listLeagueGames } from '#lib/api/contract/game.ts';
import { request } from '#lib/api/request.ts';
import { paths } from '#lib/paths.ts';
import { seriousBarriers } from '#tests/e2e/support/barriers.ts';
import { liveGame } from '#tests/e2e/support/live-game.ts';
import { sitDown } from '#tests/e2e/support/table.ts';
import { test as base, expect, type Page } from '#tests/e2e/support/test.ts';

const test = base.extend<{ origin: string }>({ origin: async ({ baseURL }, use) => use(baseURL ?? '') });
const basket = { type: 'field-goal', points: 2, made: true, shot: 'layup' } as const;

const head = (page: Page) => page.locator('.game-head');
const line = (page: Page, game: GameSummary) => page.locator(`main a[href="/en${paths.game(game.address)}"]`).first();

test('a basket at the desk is at once on the pages of the game, the league and the site, and is announced', async ({
  context,
  page,
  request: api,
  origin,
}) => {
  test.slow();
  const game = await liveGame(origin);
  const table = await sitDown(api, origin, game.id);
  const [plays, numbers, league] = [page, await context.newPage(), await context.newPage()];
  const home = await context.newPage();
  await plays.goto(`/en${paths.game(game.address, 'play-by-play')}`);
  await numbers.goto(`/en${paths.game(game.address, 'player-stats')}`);
  await league.goto(`/en${paths.league(game.league.season, game.league.slug, 'all-games')}`);
  await home.goto('/en');
  const { board, sheet } = await table.read();
  const [scorer] = sheet.home;
  if (!scorer) throw new Error('Nobody is on the sheet.');
  // Fouls and time-outs come from the table alone: the page listens.
  await expect(head(plays).getByRole('row', { name: /Fouls/ })).toContainText(String(board.home.fouls));

  await table.write({ ...basket, side: 'home', person: scorer.id });
  const score = String(board.home.score + 2);
  await expect(head(plays).getByText(score, { exact: true }).first()).toBeVisible();
  await expect(plays.locator('tr.arriving').filter({ hasText: scorer.name })).toBeVisible();
  await expect(plays.locator('[aria-live="polite"]')).toContainText(`${game.home?.shortName} ${score}`);
  const row = numbers.getByRole('row').filter({ hasText: scorer.name });
  const { boxScore } = await (await api.get(`${origin}/api/v2/website/games/${game.id}/box-score`)).json();
  const points = boxScore.home.players.find((one: { player: { id: string } }) => one.player.id === scorer.id).line
    .points;
  await expect(row.getByRole('cell').first()).toHaveText(String(points));
  await expect(line(league, game)).toContainText(score);
  await expect(line(home, game)).toContainText(score);
  expect(await seriousBarriers(new AxeBuilder({ page: numbers }))).toEqual([]);
});

test.describe(() => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });

  test('a page whose line is cut says so, keeps the score, and recovers alone with what it missed', async ({
    context,
    page,
    request: api,
    origin,
  }) => {
    const game = await liveGame(origin);
    const table = await sitDown(api, origin, game.id);
    await page.goto(`/en${paths.game(game.address)}`);
    const { board, sheet } = await table.read();
    await expect(head(page).getByRole('row', { name: /Fouls/ })).toContainText(String(board.home.fouls));
    // Every part that is drawn in the browser has come.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('Connection lost')).toBeVisible();
    await expect(head(page).getByText(String(board.away.score), { exact: true }).first()).toBeVisible();
    await table.write({ ...basket, side: 'away', person: sheet.away[0]?.id ?? null });
    await context.setOffline(false);
    await expect(
      head(page)
        .getByText(String(board.away.score + 2), { exact: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Connection lost')).toBeHidden();
  });
});

test('who waits for tip-off sees the game begin without loading the page again', async ({
  page,
  request: api,
  origin,
  demo,
}) => {
  const params = { season: demo.season, league: demo.league };
  const { items } = await request(listLeagueGames, { params, query: { locale: 'en' } }, { apiUrl: origin });
  const game = items.findLast(({ state, tipOff }) => state === 'scheduled' && tipOff.at);
  const table = await sitDown(api, origin, game?.id ?? '');
  await page.clock.setFixedTime(Date.parse(game?.tipOff.at ?? '') - 60_000);
  await page.goto(`/en${paths.game(game?.address ?? demo.comingGame.address)}`);
  await expect(page.getByText('Q1')).toHaveCount(0);
  const begun = await table.write({ type: 'game-start' }, { type: 'period-start' });
  await expect(head(page).getByText('Q1').first()).toBeVisible();
  await expect(head(page).getByRole('row', { name: /Fouls/ })).toContainText('0');
  await table.write(...begun.toReversed().map((voids) => ({ type: 'correction' as const, voids })));
});
