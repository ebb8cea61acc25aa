import type { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { game, gameParams, gameSummary } from './game.ts';

export const deskGame = gameSummary.extend({ officials: game.shape.officials }).meta({ id: 'DeskGame' });
export type DeskGame = z.infer<typeof deskGame>;

export const getDeskGame = defineCall({
  path: '/v2/manage/games/{gameId}',
  summary: "A game by id with its officials, for the scorer's desk",
  params: gameParams,
  query: localeQuery,
  answer: deskGame,
});
