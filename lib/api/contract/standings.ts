import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameAddress } from './game.ts';
import { leagueParams, phaseKinds } from './season.ts';
import { teamRef } from './team.ts';

const record = z.object({ won: z.number().int(), lost: z.number().int() });

/** What the level teams did against each other. */
export const miniTableRow = z.object({
  team: z.string(),
  played: z.number().int(),
  won: z.number().int(),
  lost: z.number().int(),
  pointsFor: z.number().int(),
  pointsAgainst: z.number().int(),
  difference: z.number().int(),
  classificationPoints: z.number(),
});

/**
 * One decision that set a team apart from those level with it: the criterion, over which games, who was level and the value
 * of each. `teams` are team ids. A `shared` step means that nothing separated them.
 */
export const tieBreakStep = z.object({
  criterion: z.string(),
  scope: z.enum(['head-to-head', 'overall']),
  values: z.array(z.object({ team: z.string(), value: z.number() })),
  miniTable: z.array(miniTableRow),
});
export type TieBreakStep = z.infer<typeof tieBreakStep>;

export const formGame = z.object({
  gameId: z.string(),
  address: gameAddress,
  won: z.boolean(),
  opponent: z.string(),
  atHome: z.boolean(),
  score: z.object({ own: z.number().int(), opponent: z.number().int() }),
});

export const standingsRow = z
  .object({
    team: teamRef,
    rank: z.number().int(),
    shared: z.boolean(),
    played: z.number().int(),
    won: z.number().int(),
    lost: z.number().int(),
    pointsFor: z.number().int(),
    pointsAgainst: z.number().int(),
    difference: z.number().int(),
    classificationPoints: z.number(),
    winShare: z.number().nullable(),
    gamesBehind: z.number(),
    home: record,
    away: record,
    form: z.array(formGame),
    /** Positive: games won in a row; negative: lost in a row. */
    streak: z.number().int(),
    /** Points taken off by a decision of the league. */
    deduction: z.number(),
    /** Empty when the rank follows from the ranking value alone. */
    reason: z.array(tieBreakStep),
    /** What the place means, for instance `playoff` or `relegation`. */
    outcome: z.string().nullable(),
  })
  .meta({ id: 'StandingsRow' });
export type StandingsRow = z.infer<typeof standingsRow>;

export const standingsTable = z.object({
  phase: z.object({ slug, name: z.string(), kind: z.enum(phaseKinds) }),
  group: z.object({ slug, name: z.string() }).nullable(),
  rankedBy: z.enum(['classification-points', 'win-share']),
  rows: z.array(standingsRow),
});
export type StandingsTable = z.infer<typeof standingsTable>;

export const getStandings = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/standings',
  summary: 'The tables of a league, one for each group of each phase, with the reason of every decided tie',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({ profile: z.string(), tables: z.array(standingsTable) }),
});
