import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { getTeam } from './directory.ts';
import { game, gameParams, gameSummary } from './game.ts';
import { getLiveGame } from './live.ts';

export const maxOfficials = 500;

export const deskGame = gameSummary.extend({ officials: game.shape.officials }).meta({ id: 'DeskGame' });
export type DeskGame = z.infer<typeof deskGame>;

export const getDeskGame = defineCall({
  path: '/v2/manage/games/{gameId}',
  summary: "A game by id with its officials, for the scorer's desk",
  params: gameParams,
  query: localeQuery,
  answer: deskGame,
});

/** The names of the officials that the league knows, for the table that enters them. */
export const listOfficials = defineCall({
  path: '/v2/manage/officials',
  summary: `Names of officials who have worked, the ${maxOfficials} of the most games at most, by last name`,
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ names: z.array(z.string()) }),
});

export const getDeskLiveGame = defineCall({
  ...getLiveGame,
  path: '/v2/manage/games/{gameId}/live',
  summary: 'As the public log of a game, with whole names',
});

export const getDeskTeam = defineCall({
  ...getTeam,
  path: '/v2/manage/seasons/{season}/leagues/{league}/teams/{team}',
  summary: 'As the public squad of a team, with whole names and birth dates',
});
