import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type GameSummary, listGames, listLeagueGames } from '#lib/api/contract/game.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

export type GamesQuery = {
  when: 'upcoming' | 'finished' | 'live';
  limit: number;
  /** Slug of a team, or of a club for all its teams. */
  team?: string;
  season?: string;
  league?: string;
};

/** Returns the next, last or live games of the tenant, a team or a league. Null only if there is no tenant. */
export async function readGames(filter: GamesQuery): Promise<GameSummary[] | null> {
  'use cache';
  cacheLife(steady);
  const query = { locale: await pageLocale(), ...filter };
  const answer = await fetchAnswer(listGames, { params: {}, query });
  return answer?.items ?? null;
}

/** Returns all games of a league by phase, round and time. Null if there is no such league. */
export async function readLeagueGames({ season, league }: LeagueParams): Promise<GameSummary[] | null> {
  'use cache';
  cacheLife(steady);
  const games: GameSummary[] = [];
  let cursor: string | undefined;
  do {
    const query = { locale: await pageLocale(), limit: 1000, cursor };
    const page = await fetchAnswer(listLeagueGames, { params: { season, league }, query });
    if (!page) return null;
    games.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return games;
}
