import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getLeague, type League } from '#lib/api/contract/season.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

export type LeagueParams = { season: string; league: string };

/** Returns a league with its phases, rounds and teams. Null if there is none. */
export async function readLeague({ season, league: slug }: LeagueParams): Promise<League | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.seasons(config.id));
  const league = await fetchAnswer(getLeague, {
    params: { season, league: slug },
    query: { locale: await pageLocale() },
  });
  if (league) cacheTag(tags.league(league.id));
  return league;
}
