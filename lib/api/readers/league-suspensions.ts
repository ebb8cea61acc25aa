import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type LeagueSuspensions, listLeagueSuspensions } from '#lib/api/contract/people/suspensions.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Returns who is suspended in a league. Null where it does not publish that, or is none. */
export async function readLeagueSuspensions({
  season,
  league,
}: LeagueParams): Promise<LeagueSuspensions['suspensions']> {
  'use cache';
  cacheLife(steady);
  const query = { locale: await pageLocale() };
  return (await fetchAnswer(listLeagueSuspensions, { params: { season, league }, query }))?.suspensions ?? null;
}
