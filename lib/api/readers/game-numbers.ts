import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type BoxScore, type GameFlow, getBoxScore, getGameFlow } from '#lib/api/contract/box-score.ts';
import { getPlayByPlay, type PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns the box score of a game. Null if it has none. */
export async function readBoxScore(gameId: string): Promise<BoxScore | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getBoxScore, { params: { gameId }, query: { locale: await pageLocale() } });
  return answer?.boxScore ?? null;
}

/** Returns the play-by-play with running score. Null if the game has no log. */
export async function readPlayByPlay(gameId: string): Promise<PlayByPlay | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getPlayByPlay, { params: { gameId }, query: { locale: await pageLocale() } });
  return answer?.playByPlay ?? null;
}

/** Returns score progression, shots and line-ups. Null if the game has no log. */
export async function readGameFlow(gameId: string): Promise<GameFlow | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getGameFlow, { params: { gameId }, query: { locale: await pageLocale() } });
  return answer?.flow ?? null;
}
