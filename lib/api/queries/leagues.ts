import type { Locale } from '#lib/api/contract/common.ts';
import { listLeagueGames } from '#lib/api/contract/game.ts';
import { getLeaders, listPlayerSeasons } from '#lib/api/contract/league-players.ts';
import { getStandings } from '#lib/api/contract/standings.ts';
import { apiPages, apiQuery } from './query.ts';

type LeagueParams = { season: string; league: string };

export function standingsQuery(params: LeagueParams, locale: Locale) {
  return apiQuery(getStandings, { params, query: { locale } });
}

export function leadersQuery(params: LeagueParams, locale: Locale, limit: number) {
  return apiQuery(getLeaders, { params, query: { locale, limit } });
}

export function playerSeasonsQuery(params: LeagueParams, locale: Locale) {
  return apiQuery(listPlayerSeasons, { params, query: { locale } });
}

/** All games of a league, in pages. */
export function leagueGamesPages(params: LeagueParams, locale: Locale) {
  return apiPages(listLeagueGames, { params, query: { locale } }, ({ nextCursor }) => nextCursor);
}
