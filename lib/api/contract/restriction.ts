import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, slug } from './common.ts';
import { gameParams } from './game.ts';

const day = z.iso.date();

/** Why a player may not play. */
export const restrictions = ['suspended', 'unlicensed'] as const;
const restriction = z.enum(restrictions);
export type Restriction = z.infer<typeof restriction>;

/** A player of one of the teams who may not play in a game; `reason`: why the table has listed the player all the same. */
const restrictedPlayer = z.object({
  personId: z.string(),
  restriction,
  until: day.nullable(),
  /** Of a suspension for a number of games: how many, and how many of them are served. */
  count: z.object({ games: z.number().int(), served: z.number().int() }).nullable(),
  /** The last day of a licence that has ended. */
  endedOn: day.nullable(),
  reason: z.string().nullable(),
});
export type RestrictedPlayer = z.infer<typeof restrictedPlayer>;

export const getGameRestrictions = defineCall({
  path: '/v2/manage/games/{gameId}/restrictions',
  summary: 'The players of both teams who may not play on the day of the game, with the reasons for those who do',
  params: gameParams,
  query: z.object({}),
  answer: z.object({ players: z.array(restrictedPlayer) }),
});

export const setRestriction = defineCommand({
  method: 'PUT',
  path: '/v2/manage/players/{player}/restriction',
  summary: 'Says that a player is suspended or has no licence, in all teams of the player; null lifts it',
  params: z.object({ player: slug }),
  body: z.object({ restriction: restriction.nullable(), until: day.nullable().default(null) }),
  answer: z.object({ outcome: z.enum(['changed', 'unchanged']), name: z.string() }),
});
export type SetRestrictionInput = z.output<typeof setRestriction.body>;

/** A player whom a table has listed although the player may not play. */
const admission = z.object({
  gameId: z.string(),
  day: day.nullable(),
  teams: z.string(),
  player: z.object({ id: z.string(), name: z.string() }),
  restriction,
  reason: z.string(),
  at: instant,
});
export type Admission = z.infer<typeof admission>;

export const listAdmissions = defineCall({
  path: '/v2/manage/admissions',
  summary: 'The players whom tables have listed although they may not play, with the reasons, newest first',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ admissions: z.array(admission) }),
});
