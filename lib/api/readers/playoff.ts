import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getPlayoff, type PlayoffRound } from '#lib/api/contract/playoff.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Returns the playoff rounds of a league, empty without playoffs. Null if there is no such league. */
export async function readPlayoff({ season, league }: LeagueParams): Promise<PlayoffRound[] | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getPlayoff, { params: { season, league }, query: { locale: await pageLocale() } });
  return answer?.rounds ?? null;
}
