import { type GameSummary, listLeagueGames } from '#lib/api/contract/game.ts';
import { request } from '#lib/api/request.ts';
import { test } from '#tests/e2e/support/test.ts';
import type { DemoSite } from '#tests/setup/demo-site.ts';

/** A game far ahead, which no other test looks at; each repetition takes another. */
export async function comingGame({ season, league }: DemoSite, nth = 0): Promise<GameSummary> {
  const { project, repeatEachIndex } = test.info();
  const { items } = await request(
    listLeagueGames,
    { params: { season, league }, query: { locale: 'en', limit: 500 } },
    { apiUrl: project.use.baseURL ?? '' },
  );
  const coming = items.filter(({ state, home, away }) => state === 'scheduled' && home && away);
  const game = coming.at(-1 - nth - 3 * repeatEachIndex);
  if (!game) throw new Error('The demo has no game left that could be played.');
  return game;
}
