import { z } from 'zod';
import { foulKinds, shotKinds, turnoverKinds } from '#lib/basketball/events.ts';
import { defineCall } from './call.ts';
import { instant, localeQuery } from './common.ts';
import { gameParams } from './game.ts';
import { playerRef } from './player.ts';

/** A play without player and time; the client supplies the wording. */
const playAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('field-goal'),
    points: z.union([z.literal(2), z.literal(3)]),
    made: z.boolean(),
    shot: z.enum(shotKinds),
    blocked: z.boolean(),
  }),
  z.object({ type: z.literal('free-throw'), made: z.boolean(), number: z.number().int(), of: z.number().int() }),
  z.object({ type: z.literal('rebound'), kind: z.enum(['offensive', 'defensive']) }),
  z.object({ type: z.literal('turnover'), kind: z.enum(turnoverKinds) }),
  z.object({ type: z.literal('foul'), kind: z.enum(foulKinds) }),
  z.object({ type: z.literal('timeout'), kind: z.enum(['team', 'media', 'official']) }),
  z.object({ type: z.literal('jump-ball'), outcome: z.enum(['won', 'lost']) }),
  z.object({
    type: z.enum([
      'assist',
      'steal',
      'block',
      'foul-drawn',
      'substitution-in',
      'substitution-out',
      'held-ball',
      'period-start',
      'period-end',
      'game-start',
      'game-end',
    ]),
  }),
]);
export type PlayAction = z.infer<typeof playAction>;

const play = z.object({
  id: z.string(),
  period: z.number().int(),
  clockMs: z.number().int().nullable(),
  side: z.enum(['home', 'away']).nullable(),
  /** Key in `players`; null for the team or the scorer's table. */
  player: z.string().nullable(),
  action: playAction,
  /** The score after this play. */
  score: z.object({ home: z.number().int(), away: z.number().int() }),
  linkedTo: z.string().nullable(),
  /** When it was recorded, if the log knows. */
  at: instant.optional(),
});
export type Play = z.infer<typeof play>;

const playByPlay = z.object({
  /** In order of play. */
  plays: z.array(play),
  players: z.record(z.string(), playerRef.extend({ number: z.string().nullable() })),
});
export type PlayByPlay = z.infer<typeof playByPlay>;

export const getPlayByPlay = defineCall({
  path: '/v2/website/games/{gameId}/play-by-play',
  summary: 'Every play of a game with the running score; null if the game has no log',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ playByPlay: playByPlay.nullable() }),
});
