import { type GameSummary, listGames, listLeagueGames } from '#lib/api/contract/game.ts';
import { request } from '#lib/api/request.ts';
import { test } from '#tests/e2e/support/test.ts';
import type { DemoSite } from '#tests/setup/demo-site.ts';

/** How many games the tests take; a repetition and a second attempt take others. */
const taken = 8;

/**
 * A game that is to come, in a venue that no other test uses, but not the last one. It depends on no state: the tests of another
 * worker begin their games meanwhile, and the list may not move under those that have yet to choose.
 */
export async function comingGame({ season, league, comingGame: next }: DemoSite, nth = 0): Promise<GameSummary> {
  const { project, repeatEachIndex, retry } = test.info();
  const site = { apiUrl: project.use.baseURL ?? '' };
  const [all, live] = await Promise.all([
    request(listLeagueGames, { params: { season, league }, query: { locale: 'en', limit: 500 } }, site),
    request(listGames, { params: {}, query: { when: 'live', locale: 'en', limit: 50 } }, site),
  ]);
  const isToCome = ({ tipOff: { at } }: GameSummary) => at !== null && Date.parse(at) > Date.now();
  const halls = new Set([...live.items.filter((game) => !isToCome(game)), next].map(({ venue }) => venue?.id));
  const future = all.items.filter((game) => isToCome(game) && game.home && game.away);
  halls.add(future.at(-1)?.venue?.id);
  const coming = future.toReversed().filter(({ venue }) => {
    const isFree = venue && !halls.has(venue.id);
    if (isFree) halls.add(venue.id);
    return isFree;
  });
  const game = coming[(nth + taken * (repeatEachIndex + retry)) % coming.length];
  if (!game) throw new Error('The demo has no hall left in which nothing is played.');
  return game;
}
