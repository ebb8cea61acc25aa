import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { getPlayerIndex, listPlayers, type PlayerIndex } from '#lib/api/contract/player-directory.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

export type PlayersPage = AnswerOf<typeof listPlayers>;

/** Returns the first page of the player list. Null only if there is no tenant. */
export async function readFirstPlayers(limit: number): Promise<PlayersPage | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.players(config.id), tags.clubs(config.id), tags.seasons(config.id));
  return fetchAnswer(listPlayers, { params: {}, query: { locale: await pageLocale(), limit } });
}

/** Returns the filters of the player list. Null only if there is no tenant. */
export async function readPlayerIndex(): Promise<PlayerIndex | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.players(config.id), tags.clubs(config.id), tags.seasons(config.id));
  return fetchAnswer(getPlayerIndex, { params: {}, query: { locale: await pageLocale() } });
}
