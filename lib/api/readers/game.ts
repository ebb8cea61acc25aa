import { cacheLife } from 'next/cache';
import { live, steady } from '#lib/api/cache-policy.ts';
import { type Game, getPlayoffGame, getRoundGame } from '#lib/api/contract/game.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

export type RoundGameParams = LeagueParams & { round: string; game: string };
export type PlayoffGameParams = LeagueParams & { playoffRound: string; duel: string; round: string };

/** Returns a game of a round. Null if there is none. */
export async function readRoundGame({ season, league, round, game: slug }: RoundGameParams): Promise<Game | null> {
  'use cache';
  cacheLife(steady);
  const params = { season, league, round, game: slug };
  const game = await fetchAnswer(getRoundGame, { params, query: { locale: await pageLocale() } });
  if (game?.state === 'live') cacheLife(live);
  return game;
}

/** Returns a game of a playoff series; `round` is its number in the series. Null if there is none. */
export async function readPlayoffGame(params: PlayoffGameParams): Promise<Game | null> {
  'use cache';
  cacheLife(steady);
  const { season, league, playoffRound, duel, round } = params;
  const path = { season, league, playoffRound, duel, round };
  const game = await fetchAnswer(getPlayoffGame, { params: path, query: { locale: await pageLocale() } });
  if (game?.state === 'live') cacheLife(live);
  return game;
}
