import type { Page } from '@playwright/test';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Timer, VenueNow } from '#lib/api/contract/timer.ts';

/** Lets the page see a game in a hall as it stands at a moment, whatever the engine has. */
export async function answerInstead(page: Page, now: VenueNow, of: GameSummary, live: LiveGame | null): Promise<void> {
  const game = live && { ...of, state: live.board.state };
  const timer = (): Timer => ({
    serverTime: new Date().toISOString(),
    source: live ? 'desk' : 'none',
    gameId: live && of.id,
    period: live && live.board.period,
    gameClock: live && live.board.clock,
    shotClock: live && live.board.shotClock,
  });
  await page.route('**/api/v2/website/venues/*/now*', (route) =>
    route.fulfill({ json: { ...now, game, board: live && live.board } }),
  );
  await page.route('**/api/v2/website/timer*', (route) => route.fulfill({ json: timer() }));
  if (live) await page.route(`**/api/v2/website/games/${of.id}/live*`, (route) => route.fulfill({ json: live }));
}
