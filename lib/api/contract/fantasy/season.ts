import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { localeQuery } from '#lib/api/contract/common.ts';
import { fantasyRulesSchema } from '#lib/basketball/fantasy/rules.ts';
import { entrantRef, fantasyParams, fantasyPath, roundRef, squadRef, units, whole } from './common.ts';

const standing = z.object({ rank: whole, squad: squadRef, points: units });

/** A five (and coach) of the best: of a round by points, of the season by the sum. */
export const bestFive = z.array(z.object({ entrant: entrantRef, points: units }));

const seasonRound = roundRef.extend({
  games: whole,
  decided: whole,
  /** Mean and best of all squads; null while nothing is booked. */
  average: units.nullable(),
  best: standing.nullable(),
});

const fantasySeason = z
  .object({
    state: z.enum(['open', 'closed']),
    rules: fantasyRulesSchema,
    squads: whole,
    rounds: z.array(seasonRound),
    /** Number of the round whose deadline comes next; null when none does. */
    coming: whole.nullable(),
    /** Number of the latest round whose deadline has passed. */
    current: whole.nullable(),
    /** The first five of the table. */
    leaders: z.array(standing),
    bestFive: z.object({ round: whole, five: bestFive }).nullable(),
    teamOfSeason: bestFive,
    /** Of a closed season. */
    winner: standing.nullable(),
  })
  .meta({ id: 'FantasySeason' });
export type FantasySeason = z.infer<typeof fantasySeason>;

export const getFantasySeason = defineCall({
  path: fantasyPath,
  summary:
    'The fantasy season of a league at a glance, with its published rules; not found where the league plays none',
  params: fantasyParams,
  query: localeQuery,
  answer: fantasySeason,
});

const tableRow = z.object({
  rank: whole,
  /** Rank after the round before; null in the first. */
  previousRank: whole.nullable(),
  squad: squadRef,
  points: units,
  /** Points of the latest round, or of the one asked for. */
  roundPoints: units,
});

const fantasyTable = z
  .object({
    /** Whose points `roundPoints` are; null before the first deadline. */
    round: whole.nullable(),
    squads: whole,
    items: z.array(tableRow),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'FantasyTable' });
export type FantasyTable = z.infer<typeof fantasyTable>;

export const listFantasyTable = defineCall({
  path: `${fantasyPath}/table`,
  summary:
    'The squads by points, of the season or of one round; level ones share a rank. Made anew at most every 10 seconds',
  params: fantasyParams,
  query: localeQuery.extend({
    round: z.coerce.number().int().min(1).max(1000).optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: fantasyTable,
});
