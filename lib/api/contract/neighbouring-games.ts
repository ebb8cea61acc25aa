import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameParams, gameSummary } from './game.ts';

/** A game as a link needs it. Teams are null while the pairing is unknown. */
const neighbouringGame = gameSummary
  .pick({ id: true, address: true, round: true, home: true, away: true })
  .meta({ id: 'NeighbouringGame' });
export type NeighbouringGame = z.infer<typeof neighbouringGame>;

const neighbouringGames = z.object({
  previous: neighbouringGame.nullable(),
  next: neighbouringGame.nullable(),
});
export type NeighbouringGames = z.infer<typeof neighbouringGames>;

export const getNeighbouringGames = defineCall({
  path: '/v2/website/games/{gameId}/neighbours',
  summary: 'The games before and after a game in its league, by round and time',
  params: gameParams,
  query: localeQuery,
  answer: neighbouringGames,
});
