import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import {
  comparePlayers,
  compareTeams,
  type PlayerComparison,
  type TeamComparison,
} from '#lib/api/contract/comparison.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

export type PlayerPair = LeagueParams & { player: string; other: string };
export type TeamPair = LeagueParams & { team: string; other: string };

/** Returns two players of a league side by side. Null if one of them has no statistics there. */
export async function readPlayerComparison({
  season,
  league,
  player,
  other,
}: PlayerPair): Promise<PlayerComparison | null> {
  'use cache';
  cacheLife(steady);
  const params = { season, league, player, other };
  return fetchAnswer(comparePlayers, { params, query: { locale: await pageLocale() } });
}

/** Returns two teams of a league side by side. Null if one of them is not there. */
export async function readTeamComparison({ season, league, team, other }: TeamPair): Promise<TeamComparison | null> {
  'use cache';
  cacheLife(steady);
  const params = { season, league, team, other };
  return fetchAnswer(compareTeams, { params, query: { locale: await pageLocale() } });
}
