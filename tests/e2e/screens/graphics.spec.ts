import { listLeagueGames } from '#lib/api/contract/game.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { request as ask } from '#lib/api/request.ts';
import { paths } from '#lib/paths.ts';
import { corners } from '#tests/e2e/support/corners.ts';
import { leagueTool } from '#tests/e2e/support/league-tool.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('who controls the graphics shows and hides them in the stream: by hand, by a key and by the button of a machine', async ({
  page,
  context,
  request,
  demo,
  baseURL,
}, info) => {
  const api = { apiUrl: baseURL ?? '' };
  const params = { season: demo.pastSeason, league: demo.league };
  const { items } = await ask(listLeagueGames, { params, query: { locale: 'en', limit: 100 } }, api);
  const own = items.filter(({ coverage, venue, id }) => coverage === 'log' && venue && id !== demo.playoffGame.id);
  // each worker has a game of its own, since what is on air is common to all who look at it
  const game = own[info.parallelIndex];
  if (!game) throw new Error('The demo has no such game.');
  const { sheet } = await ask(getLiveGame, { params: { gameId: game.id }, query: { locale: 'en' } }, api);
  const player = sheet.away[1];
  if (!player) throw new Error('Nobody is listed.');

  const email = `graphics-${info.parallelIndex}-${info.repeatEachIndex}-${info.retry}@league.test`;
  const link = await leagueTool('staff', 'add', email, '--role', 'scorer', '--tenant', 'localhost');
  await page.goto(`/en${paths.deskSignIn()}#${/#(\S+)/.exec(link)?.[1]}`);
  await page.waitForURL(`**${paths.desk()}`);
  await page.goto(`/en${paths.deskGraphics(game.id)}`);

  const stream = await context.newPage();
  await stream.goto(`/en${paths.gameScreen(game.address, 'broadcast')}`);
  const picture = (name: string) => stream.getByRole('region', { name });
  const lower = stream.locator('.lower-title');
  await page.getByRole('button', { name: 'Hide everything' }).click();
  await expect(stream.locator('.graphic')).toBeVisible();
  await expect(stream.locator('.take')).toHaveCount(0);

  const card = page.locator('[data-graphic="player"]');
  await card.getByLabel('Player').selectOption(player.id);
  await card.getByLabel('Hide after').selectOption('Stays');
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(lower).toHaveText(player.name);
  await expect(card.getByText('On air')).toBeVisible();
  expect((await corners(stream)).map(([, , , opacity]) => opacity)).toEqual([0, 0, 0, 0]);
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(lower).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(lower).toHaveText(player.name);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(lower).toHaveCount(0);
  await expect(page.getByText(/pictures? (is|are) connected and up to date/)).toBeVisible();

  await page.keyboard.press('6');
  await expect(picture('Team comparison')).toBeVisible();
  expect((await corners(stream)).map(([, , , opacity]) => opacity)).toEqual([0, 0, 0, 0]);
  await page.keyboard.press('Escape');
  await expect(picture('Team comparison')).toHaveCount(0);

  await page.getByRole('button', { name: 'Make addresses for hardware' }).click();
  await page.getByLabel('Addresses for this game only').check();
  const standings = page.locator('[data-graphic="standings"]');
  await standings.getByText('Addresses').click();
  const address = (label: string) => standings.getByLabel(`Copy the address of ${label}`).inputValue();
  expect((await request.get(await address('showing'))).status()).toBe(200);
  await expect(picture('Standings')).toBeVisible();
  await stream.reload();
  await expect(picture('Standings')).toBeVisible();
  expect((await request.post(await address('hiding'))).status()).toBe(200);
  await expect(picture('Standings')).toHaveCount(0);

  await stream.goto(`${stream.url()}?key=00ff00&show=leaders`);
  await expect(picture('Game leaders')).toBeVisible();
  for (const corner of await corners(stream)) expect(corner).toEqual([0, 255, 0, 255]);
});
