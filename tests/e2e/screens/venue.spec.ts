import { listGames } from '#lib/api/contract/game.ts';
import { getLiveGame } from '#lib/api/contract/live.ts';
import { getVenueNow } from '#lib/api/contract/timer.ts';
import { request } from '#lib/api/request.ts';
import { paths } from '#lib/paths.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** The game of the demo that is always on. */
async function liveGame(baseURL = '') {
  const target = { apiUrl: baseURL };
  const { items } = await request(listGames, { params: {}, query: { when: 'live', locale: 'en' } }, target);
  const game = items.find(({ venue }) => venue);
  if (!game?.venue) throw new Error('The demo has no game that is on.');
  return { game, venue: game.venue };
}

/** A game of a venue without a current or recent game. */
async function gameOfIdleHall(baseURL = '') {
  const target = { apiUrl: baseURL };
  const query = { when: 'upcoming', limit: 50, locale: 'en' } as const;
  const { items } = await request(listGames, { params: {}, query }, target);
  for (const { venue } of items.toReversed()) {
    const asked = { params: { venue: venue?.slug ?? '' }, query: { locale: 'en' as const } };
    const now = venue && (await request(getVenueNow, asked, target));
    const [next] = now?.next ?? [];
    if (now?.game === null && next) return { venue: now.venue, next };
  }
  throw new Error('In every hall of the demo a game is on.');
}

test('a venue without a game shows the time and the next game, without the site’s header and footer', async ({
  page,
  baseURL,
}) => {
  const { venue, next } = await gameOfIdleHall(baseURL);
  await page.goto(`/en${paths.venueScreen(venue.slug, 'scoreboard-game')}`);
  await expect(page.getByRole('heading', { name: 'Next games' })).toBeVisible();
  await expect(page.getByText(next.home?.shortName ?? '').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('the board of a venue shows its current game, as in the log', async ({ page, baseURL }) => {
  const { game, venue } = await liveGame(baseURL);
  await page.goto(`/en${paths.venueScreen(venue.slug, 'scoreboard-game')}`);
  await expect(page.getByText(game.home?.shortName ?? '').first()).toBeVisible();
  await expect(async () => {
    const input = { params: { gameId: game.id }, query: { locale: 'en' as const } };
    const { board } = await request(getLiveGame, input, { apiUrl: baseURL ?? '' });
    const shown = await page.locator('.board-score').allTextContents();
    expect(shown).toEqual([String(board.home.score), String(board.away.score)]);
  }).toPass();
});

test('the away team is on the left as an option', async ({ page, baseURL }) => {
  const { game, venue } = await liveGame(baseURL);
  await page.goto(`/en${paths.venueScreen(venue.slug, 'scoreboard-game')}?left=away`);
  const names = [game.away?.shortName ?? '', game.home?.shortName ?? ''];
  await expect(page.locator('.team-bar[data-place="left"], .team-bar[data-place="right"]')).toHaveText(names);
});

test.describe(() => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });

  test('a disconnected board says so, keeps its content, and recovers by itself', async ({
    page,
    baseURL,
    context,
  }) => {
    const { venue } = await liveGame(baseURL);
    await page.goto(`/en${paths.venueScreen(venue.slug, 'scoreboard-game')}`);
    await expect(page.locator('.board-score')).toHaveCount(2);
    await context.setOffline(true);
    await expect(page.getByRole('status')).toHaveText('Not up to date – connecting');
    await expect(page.locator('.board-score')).toHaveCount(2);
    await context.setOffline(false);
    await expect(page.getByRole('status')).toHaveText('');
  });
});
