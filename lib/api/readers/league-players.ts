import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import {
  getLeaders,
  type LeaderBoard,
  listPlayerSeasons,
  type PlayerSeason,
} from '#lib/api/contract/league-players.ts';
import { listMvps, type Mvps } from '#lib/api/contract/mvps.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Returns the top `limit` players of a league in every category. Null if there is no such league. */
export async function readLeaders({ season, league }: LeagueParams, limit: number): Promise<LeaderBoard[] | null> {
  'use cache';
  cacheLife(steady);
  const query = { locale: await pageLocale(), limit };
  const answer = await fetchAnswer(getLeaders, { params: { season, league }, query });
  return answer?.boards ?? null;
}

/** Returns the totals of every player of a league, most points first. Null if there is no such league. */
export async function readPlayerSeasons({ season, league }: LeagueParams): Promise<PlayerSeason[] | null> {
  'use cache';
  cacheLife(steady);
  const query = { locale: await pageLocale() };
  const answer = await fetchAnswer(listPlayerSeasons, { params: { season, league }, query });
  return answer?.players ?? null;
}

/** Returns the most valuable players of each round and month. Null if there is no such league. */
export async function readMvps({ season, league }: LeagueParams): Promise<Mvps | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listMvps, { params: { season, league }, query: { locale: await pageLocale() } });
}
