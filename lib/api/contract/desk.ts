import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameParams, gameSummary } from './game.ts';

export const getDeskGame = defineCall({
  path: '/v2/manage/games/{gameId}',
  summary: 'A game by its id, for who runs it',
  params: gameParams,
  query: localeQuery,
  answer: gameSummary,
});
