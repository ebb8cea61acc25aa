import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getLeagueRules, type LeagueRules } from '#lib/api/contract/league-rules.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Returns the playing rules and standings rules of a league. Null if there is no such league. */
export async function readLeagueRules({ season, league }: LeagueParams): Promise<LeagueRules | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getLeagueRules, { params: { season, league }, query: { locale: await pageLocale() } });
}
