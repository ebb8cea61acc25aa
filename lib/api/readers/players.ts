import { cacheLife, cacheTag } from 'next/cache';
import { ask } from '#lib/api/ask.ts';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { getPlayer } from '#lib/api/contract/directory.ts';
import { getPlayerCareer, type PlayerCareer } from '#lib/api/contract/player-career.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

export type Player = AnswerOf<typeof getPlayer>;

/** A player and the teams of the career. Null where there is none. */
export async function readPlayer(slug: string): Promise<Player | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.players(config.id));
  const player = await ask(getPlayer, { params: { player: slug }, query: { locale: await pageLocale() } });
  if (player) cacheTag(tags.player(player.id));
  return player;
}

/** What a player has done, game by game. Null where there is no such player. */
export async function readPlayerCareer(slug: string): Promise<PlayerCareer | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  const player = await readPlayer(slug);
  if (!config || !player) return null;
  cacheTag(tags.games(config.id), tags.seasons(config.id), tags.player(player.id));
  return ask(getPlayerCareer, { params: { player: slug }, query: { locale: await pageLocale() } });
}
