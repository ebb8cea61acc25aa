import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getNeighbouringGames, type NeighbouringGames } from '#lib/api/contract/neighbouring-games.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns the games before and after a game in its league. */
export async function readNeighbouringGames(gameId: string): Promise<NeighbouringGames> {
  'use cache';
  cacheLife(steady);
  const query = { locale: await pageLocale() };
  return (await fetchAnswer(getNeighbouringGames, { params: { gameId }, query })) ?? { previous: null, next: null };
}
