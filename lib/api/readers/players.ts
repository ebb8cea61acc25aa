import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { getPlayer } from '#lib/api/contract/directory.ts';
import {
  type CareerGame,
  getPlayerCareer,
  getPlayerShots,
  getPlayerStanding,
  listPlayerGames,
  type PlayerCareer,
  type PlayerShots,
  type PlayerStanding,
} from '#lib/api/contract/player-career.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export type Player = AnswerOf<typeof getPlayer>;
export type PlayerGames = AnswerOf<typeof listPlayerGames>;

/** More games than any player has in a season. */
const maxGamesOfSeason = 150;

/** Returns a player and the teams of their career. Null if there is none. */
export async function readPlayer(slug: string): Promise<Player | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getPlayer, { params: { player: slug }, query: { locale: await pageLocale() } });
}

/** Returns the career totals of a player. Null if there is no such player. */
export async function readPlayerCareer(slug: string): Promise<PlayerCareer | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getPlayerCareer, { params: { player: slug }, query: { locale: await pageLocale() } });
}

/** Returns the latest games of a player, first page. Null if there is no such player. */
export async function readPlayerGames(slug: string, limit: number): Promise<PlayerGames | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listPlayerGames, { params: { player: slug }, query: { locale: await pageLocale(), limit } });
}

/** Returns the games of a player's latest season, latest first. Null if there is no such player. */
export async function readSeasonGames(slug: string): Promise<CareerGame[] | null> {
  'use cache';
  cacheLife(steady);
  const career = await readPlayerCareer(slug);
  if (!career) return null;
  const season = career.seasons[0]?.league.season;
  if (season === undefined) return [];
  const query = { locale: await pageLocale(), limit: maxGamesOfSeason, season };
  return (await fetchAnswer(listPlayerGames, { params: { player: slug }, query }))?.items ?? null;
}

/** Returns the shot locations of a player in the latest season that has any. Null if there is no such player. */
export async function readPlayerShots(slug: string): Promise<PlayerShots | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getPlayerShots, { params: { player: slug }, query: { locale: await pageLocale() } });
}

/** Returns the averages of a player in the latest league with the rank there, and the next game. Null if there is no such player. */
export async function readPlayerStanding(slug: string): Promise<PlayerStanding | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getPlayerStanding, { params: { player: slug }, query: { locale: await pageLocale() } });
}
