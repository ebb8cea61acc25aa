import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import {
  type AllTimeBoard,
  type GameRecordBoard,
  getAllTimeLeaders,
  getGameRecords,
  listAllTimePlayers,
  listCompetitions,
} from '#lib/api/contract/history.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import type { AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export type Competitions = AnswerOf<typeof listCompetitions>;
export type AllTimePlayers = AnswerOf<typeof listAllTimePlayers>;

/** Returns competitions over all their seasons. Null only if there is no tenant. */
export async function readCompetitions(): Promise<Competitions | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listCompetitions, await inLanguage({}));
}

/** Returns the top `limit` of all time in every category. Null only if there is no tenant. */
export async function readAllTimeLeaders(limit: number): Promise<AllTimeBoard[] | null> {
  'use cache';
  cacheLife(steady);
  return (await fetchAnswer(getAllTimeLeaders, await inLanguage({ limit })))?.boards ?? null;
}

/** Returns careers sorted by points, highest first. Null only if there is no tenant. */
export async function readAllTimePlayers(counting: AllTimeMode, limit: number): Promise<AllTimePlayers | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listAllTimePlayers, await inLanguage({ counting, limit }));
}

/** Returns the single-game records by statistic. Null only if there is no tenant. */
export async function readGameRecords(limit: number): Promise<GameRecordBoard[] | null> {
  'use cache';
  cacheLife(steady);
  return (await fetchAnswer(getGameRecords, await inLanguage({ limit })))?.boards ?? null;
}

async function inLanguage<Query extends object>(query: Query) {
  return { params: {}, query: { ...query, locale: await pageLocale() } };
}
