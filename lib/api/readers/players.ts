import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { getPlayer } from '#lib/api/contract/directory.ts';
import {
  type CareerGame,
  getPlayerCareer,
  getPlayerShots,
  listPlayerGames,
  type PlayerCareer,
  type PlayerShots,
} from '#lib/api/contract/player-career.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

export type Player = AnswerOf<typeof getPlayer>;
export type PlayerGames = AnswerOf<typeof listPlayerGames>;

/** More games than any player has in a season. */
const maxGamesOfSeason = 150;

/** Returns a player and the teams of their career. Null if there is none. */
export async function readPlayer(slug: string): Promise<Player | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.players(config.id));
  const player = await fetchAnswer(getPlayer, { params: { player: slug }, query: { locale: await pageLocale() } });
  if (player) cacheTag(tags.player(player.id));
  return player;
}

/** Returns the career totals of a player. Null if there is no such player. */
export async function readPlayerCareer(slug: string): Promise<PlayerCareer | null> {
  'use cache';
  cacheLife(steady);
  if (!(await tagCareer(slug))) return null;
  return fetchAnswer(getPlayerCareer, { params: { player: slug }, query: { locale: await pageLocale() } });
}

/** Returns the latest games of a player, first page. Null if there is no such player. */
export async function readPlayerGames(slug: string, limit: number): Promise<PlayerGames | null> {
  'use cache';
  cacheLife(steady);
  if (!(await tagCareer(slug))) return null;
  return fetchAnswer(listPlayerGames, { params: { player: slug }, query: { locale: await pageLocale(), limit } });
}

/** Returns the games of a player's latest season, latest first. Null if there is no such player. */
export async function readSeasonGames(slug: string): Promise<CareerGame[] | null> {
  'use cache';
  cacheLife(steady);
  const career = await readPlayerCareer(slug);
  if (!career || !(await tagCareer(slug))) return null;
  const season = career.seasons[0]?.league.season;
  if (season === undefined) return [];
  const query = { locale: await pageLocale(), limit: maxGamesOfSeason, season };
  return (await fetchAnswer(listPlayerGames, { params: { player: slug }, query }))?.items ?? null;
}

/** Returns the shot locations of a player in the latest season that has any. Null if there is no such player. */
export async function readPlayerShots(slug: string): Promise<PlayerShots | null> {
  'use cache';
  cacheLife(steady);
  if (!(await tagCareer(slug))) return null;
  return fetchAnswer(getPlayerShots, { params: { player: slug }, query: { locale: await pageLocale() } });
}

async function tagCareer(slug: string): Promise<boolean> {
  const [config, player] = await Promise.all([readConfig(), readPlayer(slug)]);
  if (!config || !player) return false;
  cacheTag(tags.games(config.id), tags.seasons(config.id), tags.player(player.id));
  return true;
}
