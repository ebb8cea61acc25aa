import { getBoxScore, getGameFlow } from '#lib/api/contract/box-score.ts';
import type { QueryOf } from '#lib/api/contract/call.ts';
import type { Locale } from '#lib/api/contract/common.ts';
import { listGames } from '#lib/api/contract/game.ts';
import { getPlayByPlay } from '#lib/api/contract/play-by-play.ts';
import { apiPages, apiQuery } from './query.ts';

/** Games by time, in pages. */
export function gamesPages(query: QueryOf<typeof listGames>) {
  return apiPages(listGames, { params: {}, query }, ({ nextCursor }) => nextCursor);
}

export function boxScoreQuery(gameId: string, locale: Locale) {
  return apiQuery(getBoxScore, { params: { gameId }, query: { locale } });
}

export function playByPlayQuery(gameId: string, locale: Locale) {
  return apiQuery(getPlayByPlay, { params: { gameId }, query: { locale } });
}

export function gameFlowQuery(gameId: string, locale: Locale) {
  return apiQuery(getGameFlow, { params: { gameId }, query: { locale } });
}
