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

/** No season of a player has more games. */
const maxGamesOfSeason = 150;

/** A player and the teams of the career. Null where there is none. */
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

/** What a player has done, in sums. Null where there is no such player. */
export async function readPlayerCareer(slug: string): Promise<PlayerCareer | null> {
  'use cache';
  cacheLife(steady);
  if (!(await tagCareer(slug))) return null;
  return fetchAnswer(getPlayerCareer, { params: { player: slug }, query: { locale: await pageLocale() } });
}

/** The latest games of a player, the beginning of all. Null where there is no such player. */
export async function readPlayerGames(slug: string, limit: number): Promise<PlayerGames | null> {
  'use cache';
  cacheLife(steady);
  if (!(await tagCareer(slug))) return null;
  return fetchAnswer(listPlayerGames, { params: { player: slug }, query: { locale: await pageLocale(), limit } });
}

/** The games of a player's latest season, the latest first. Null where there is no such player. */
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

/** Where a player shot from in the latest season that knows. Null where there is no such player. */
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
