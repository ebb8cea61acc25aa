import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { getPlayerIndex, listPlayers, type PlayerIndex } from '#lib/api/contract/player-directory.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export type PlayersPage = AnswerOf<typeof listPlayers>;

/** Returns the first page of the player list. Null only if there is no tenant. */
export async function readFirstPlayers(limit: number): Promise<PlayersPage | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listPlayers, { params: {}, query: { locale: await pageLocale(), limit } });
}

/** Returns the filters of the player list. Null only if there is no tenant. */
export async function readPlayerIndex(): Promise<PlayerIndex | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getPlayerIndex, { params: {}, query: { locale: await pageLocale() } });
}
