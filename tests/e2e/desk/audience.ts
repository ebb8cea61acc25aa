import type { Browser, Locator } from '@playwright/test';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';

type Surface = { page: Page; scores: Locator; fouls: Locator };

/** The audience of a game while it is entered, each on a separate device: the venue's board, the stream graphics, and a fan on the page of the game. */
export class Audience {
  readonly #surfaces: readonly Surface[];
  /** The fan's page, with the statistics of the players. */
  readonly fan: Page;

  private constructor(surfaces: readonly Surface[], fan: Page) {
    this.#surfaces = surfaces;
    this.fan = fan;
  }

  static async open(browser: Browser, game: GameSummary): Promise<Audience> {
    const open = async (path: string) => {
      const page = await browser.newPage();
      await page.goto(withLocale('en', path));
      return page;
    };
    const [board, stream, fan] = await Promise.all([
      open(paths.venueScreen(game.venue?.slug ?? '', 'scoreboard-game')),
      open(paths.gameScreen(game.address, 'broadcast')),
      open(paths.game(game.address, 'player-stats')),
    ]);
    const head = fan.locator('.game-head');
    const fanScores = head.locator('.headline.figures');
    // A page that was being rendered while the game began is corrected within seconds.
    await expect(async () => {
      if ((await fanScores.count()) === 0) await fan.reload();
      await expect(fanScores).toHaveCount(2, { timeout: 5000 });
    }).toPass();
    const surfaces = [
      { page: board, scores: board.locator('.board-score'), fouls: board.locator('.counts-fouls') },
      { page: stream, scores: stream.locator('.bug-score'), fouls: stream.locator('.bug-fouls') },
      {
        page: fan,
        scores: fanScores,
        fouls: head.getByRole('row', { name: /Fouls/ }).getByRole('cell'),
      },
    ];
    return new Audience(surfaces, fan);
  }

  async expect({ score, fouls }: Record<'score' | 'fouls', readonly [number, number]>): Promise<void> {
    for (const surface of this.#surfaces) {
      await expect(surface.scores).toHaveText(score.map(String));
      await expect(surface.fouls).toHaveText(fouls.map((count) => new RegExp(`${count}$`)));
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#surfaces.map(({ page }) => page.close()));
  }
}
