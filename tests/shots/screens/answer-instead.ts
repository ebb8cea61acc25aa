import type { Page } from '@playwright/test';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Timer, VenueNow } from '#lib/api/contract/timer.ts';

/** Replaces API responses so that the page shows a venue's game at a given moment. */
export async function answerInstead(page: Page, now: VenueNow, of: GameSummary, live: LiveGame | null): Promise<void> {
  const game = live && { ...of, state: live.board.state, score: null };
  const timer = (): Timer => ({
    serverTime: new Date().toISOString(),
    source: live ? 'desk' : 'none',
    gameId: live ? of.id : null,
    period: live?.board.period ?? null,
    gameClock: live?.board.clock ?? null,
    shotClock: live?.board.shotClock ?? null,
  });
  await page.route('**/api/v2/website/venues/*/now*', (route) =>
    route.fulfill({ json: { ...now, game, onAir: game, board: live?.board ?? null } }),
  );
  await page.route('**/api/v2/website/timer*', (route) => route.fulfill({ json: timer() }));
  if (live) await page.route(`**/api/v2/website/games/${of.id}/live*`, (route) => route.fulfill({ json: live }));
}
