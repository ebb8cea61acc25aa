import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getLeague, type League } from '#lib/api/contract/season.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export type LeagueParams = { season: string; league: string };

/** Returns a league with its phases, rounds and teams. Null if there is none. */
export async function readLeague({ season, league: slug }: LeagueParams): Promise<League | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getLeague, {
    params: { season, league: slug },
    query: { locale: await pageLocale() },
  });
}
