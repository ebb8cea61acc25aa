import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameSummary } from './game.ts';
import { leagueParams, phaseKinds } from './season.ts';
import { seriesFormat } from './series-format.ts';
import { teamRef } from './team.ts';

const side = z.enum(['home', 'away']);
const pair = z.object({ home: z.number().int(), away: z.number().int() });

/** One planned or played game of a series. Sides are those of the series; `home` plays at home. */
const duelGame = z.object({
  number: z.number().int(),
  home: side,
  /** Played at a neutral venue. */
  isNeutral: z.boolean(),
  need: z.enum(['certain', 'if-necessary', 'not-needed']),
  winner: side.nullable(),
  points: pair.nullable(),
  /** Null while the game is not scheduled. */
  game: gameSummary.nullable(),
});
export type DuelGame = z.infer<typeof duelGame>;

/**
 * `label` describes the side while its team is unknown; `from` is the series whose winner takes it. `isBye`: the team
 * enters without an earlier series. `projected`: the team at the declared place of the present standings, which decide who
 * takes the side.
 */
const duelSide = z.object({
  team: teamRef.nullable(),
  label: z.string().nullable(),
  from: z.string().nullable(),
  isBye: z.boolean(),
  projected: teamRef.nullable(),
});
export type DuelSide = z.infer<typeof duelSide>;

/** A playoff series. `home` is the side with home advantage; `wins` and `points` are over all games. */
const duel = z
  .object({
    id: z.string(),
    slug,
    home: duelSide,
    away: duelSide,
    format: seriesFormat,
    state: z.enum(['unpaired', 'scheduled', 'running', 'decided']),
    wins: pair,
    points: pair,
    winner: side.nullable(),
    decidedBy: z.enum(['wins', 'aggregate', 'forfeit', 'default', 'bye']).nullable(),
    /** Placement series between two losing teams, for third place or another one. */
    isForPlace: z.boolean(),
    /** The winner's next series. */
    next: z.string().nullable(),
    games: z.array(duelGame),
  })
  .meta({ id: 'Duel' });
export type Duel = z.infer<typeof duel>;

const playoffRound = z.object({
  slug,
  name: z.string(),
  phase: z.object({ slug, name: z.string(), kind: z.enum(phaseKinds) }),
  duels: z.array(duel),
});
export type PlayoffRound = z.infer<typeof playoffRound>;

export const getPlayoff = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/playoff',
  summary: 'The playoff rounds of a league; series in bracket order, so that lines to the next round do not cross',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({ rounds: z.array(playoffRound) }),
});
