import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { listTeamSeasons, type TeamSeason } from '#lib/api/contract/league-teams.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Returns the totals of every team of a league and of its opponents. Null if there is no such league. */
export async function readTeamSeasons({ season, league }: LeagueParams): Promise<TeamSeason[] | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(listTeamSeasons, {
    params: { season, league },
    query: { locale: await pageLocale() },
  });
  return answer?.teams ?? null;
}
