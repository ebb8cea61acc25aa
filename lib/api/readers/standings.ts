import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type DecidedGame, getStandings, type StandingsTable } from '#lib/api/contract/standings.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Returns the standings of a league, one table per group of each phase. Null if there is no such league. */
export async function readStandings({ season, league }: LeagueParams): Promise<StandingsTable[] | null> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getStandings, { params: { season, league }, query: { locale: await pageLocale() } });
  return answer?.tables ?? null;
}

/** Returns the games of a league's tables on which the league has decided; none where there is no such league. */
export async function readDecidedGames({ season, league }: LeagueParams): Promise<DecidedGame[]> {
  'use cache';
  cacheLife(steady);
  const answer = await fetchAnswer(getStandings, { params: { season, league }, query: { locale: await pageLocale() } });
  return answer?.decidedGames ?? [];
}
