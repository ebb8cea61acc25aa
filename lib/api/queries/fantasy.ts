import { listFantasyMarket } from '#lib/api/contract/fantasy/market.ts';
import { getOwnFantasySquad, listOwnFantasy } from '#lib/api/contract/fantasy/own-squad.ts';
import { getPrivateLeague, listPrivateLeagues } from '#lib/api/contract/fantasy/private-leagues.ts';
import { getFantasyLive } from '#lib/api/contract/fantasy/round.ts';
import { getFantasySeason } from '#lib/api/contract/fantasy/season.ts';
import { getFantasySquad } from '#lib/api/contract/fantasy/squad.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { apiQuery } from './query.ts';

type InLeague = { season: string; league: string };

/** Returns the query of the visitor's fantasy seasons. */
export const ownFantasyQuery = (locale: Locale) => apiQuery(listOwnFantasy, { params: {}, query: { locale } });

/** Returns the query of the visitor's own squad. */
export const ownSquadQuery = (params: InLeague, locale: Locale) =>
  apiQuery(getOwnFantasySquad, { params, query: { locale } });

/** Return the queries of a fantasy season with its rules, and of its market. */
export const fantasySeasonQuery = (params: InLeague, locale: Locale) =>
  apiQuery(getFantasySeason, { params, query: { locale } });
export const fantasyMarketQuery = (params: InLeague, locale: Locale) =>
  apiQuery(listFantasyMarket, { params, query: { locale } });

/** Return the queries of the private leagues of the own squad, and of one of them with the points of a round. */
export const privateLeaguesQuery = (params: InLeague, locale: Locale) =>
  apiQuery(listPrivateLeagues, { params, query: { locale } });
export const privateLeagueQuery = (params: InLeague & { id: string }, round: number | undefined, locale: Locale) =>
  apiQuery(getPrivateLeague, { params, query: { locale, ...(round !== undefined && { round }) } });

/** Returns the query of a squad with one of its rounds. */
export const fantasySquadRoundQuery = (params: InLeague & { squad: number }, round: number, locale: Locale) =>
  apiQuery(getFantasySquad, { params, query: { locale, round } });

/** Returns the query of the points of a round, those of running games included. */
export const fantasyLiveQuery = (params: InLeague & { round: number }, locale: Locale) =>
  apiQuery(getFantasyLive, { params, query: { locale } });
