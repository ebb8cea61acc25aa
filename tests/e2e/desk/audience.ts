import type { Browser, Locator } from '@playwright/test';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';

type Surface = { page: Page; scores: Locator; fouls: Locator };

/** Who watches a game while it is entered: the board of its hall and the graphics of its stream, each on a device of its own. */
export class Audience {
  readonly #surfaces: readonly Surface[];

  private constructor(surfaces: readonly Surface[]) {
    this.#surfaces = surfaces;
  }

  static async open(browser: Browser, game: GameSummary): Promise<Audience> {
    const open = async (path: string) => {
      const page = await browser.newPage();
      await page.goto(withLocale('en', path));
      return page;
    };
    const [board, stream] = await Promise.all([
      open(paths.venueScreen(game.venue?.slug ?? '', 'scoreboard-game')),
      open(paths.gameScreen(game.address, 'broadcast')),
    ]);
    return new Audience([
      { page: board, scores: board.locator('.scoreboard-score'), fouls: board.locator('.counts-fouls > b') },
      { page: stream, scores: stream.locator('.bug-score'), fouls: stream.locator('.bug-fouls') },
    ]);
  }

  async expect({ score, fouls }: Record<'score' | 'fouls', readonly [number, number]>): Promise<void> {
    for (const surface of this.#surfaces) {
      await expect(surface.scores).toHaveText(score.map(String));
      await expect(surface.fouls).toHaveText(fouls.map((count) => new RegExp(`\\b${count}$`)));
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#surfaces.map(({ page }) => page.close()));
  }
}
