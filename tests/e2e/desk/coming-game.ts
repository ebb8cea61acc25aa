import { type GameSummary, listGames, listLeagueGames } from '#lib/api/contract/game.ts';
import { request } from '#lib/api/request.ts';
import { test } from '#tests/e2e/support/test.ts';
import type { DemoSite } from '#tests/setup/demo-site.ts';

/** A future game in a venue that no other test uses, but not the last one; each repetition takes another. */
export async function comingGame({ season, league, comingGame: next }: DemoSite, nth = 0): Promise<GameSummary> {
  const { project, repeatEachIndex } = test.info();
  const site = { apiUrl: project.use.baseURL ?? '' };
  const [all, live] = await Promise.all([
    request(listLeagueGames, { params: { season, league }, query: { locale: 'en', limit: 500 } }, site),
    request(listGames, { params: {}, query: { when: 'live', locale: 'en', limit: 50 } }, site),
  ]);
  const halls = new Set([...live.items, next].map(({ venue }) => venue?.id));
  const scheduled = all.items.filter(({ state, home, away }) => state === 'scheduled' && home && away);
  halls.add(scheduled.at(-1)?.venue?.id);
  const coming = scheduled.toReversed().filter(({ venue }) => {
    const isFree = venue && !halls.has(venue.id);
    if (isFree) halls.add(venue.id);
    return isFree;
  });
  const game = coming[(nth + 2 * repeatEachIndex) % coming.length];
  if (!game) throw new Error('The demo has no hall left in which nothing is played.');
  return game;
}
