import { z } from 'zod';
import { outcomes } from '#lib/basketball/standings/counted-game.ts';
import { annulmentPolicies, standingsDecisionKinds } from '#lib/basketball/standings/game.ts';
import { criterionKinds, criterionScopes, rankingNumbers } from '#lib/basketball/standings/profile.ts';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameAddress, gameRuling, gameSummary } from './game.ts';
import { leagueParams, phaseKinds } from './season.ts';
import { teamRef } from './team.ts';

export const record = z.object({ won: z.number().int(), drawn: z.number().int(), lost: z.number().int() });

/** Mini-table of the games between tied teams; `team` is a team id. */
const miniTableRow = z.object({
  team: z.string(),
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  classificationPoints: z.number(),
  scored: z.number().int(),
  conceded: z.number().int(),
  difference: z.number().int(),
});
export type MiniTableRow = z.infer<typeof miniTableRow>;

/**
 * One criterion applied: the value of each tied team, best first. `skipped`: they still have games against each other.
 */
const tieStep = z.object({
  criterion: z.object({ kind: z.enum(criterionKinds), scope: z.enum(criterionScopes) }),
  values: z.array(z.object({ team: z.string(), value: z.number() })),
  decided: z.boolean(),
  skipped: z.boolean(),
});
export type TieStep = z.infer<typeof tieStep>;

/** Why a team holds its place among tied teams; each round restarts with those still tied. */
const tieReason = z.object({
  rounds: z.array(z.object({ teams: z.array(z.string()), miniTable: z.array(miniTableRow), steps: z.array(tieStep) })),
  outcome: z.enum(['separated', 'lots', 'shared']),
});
export type TieReason = z.infer<typeof tieReason>;

export const formGame = z.object({
  gameId: z.string(),
  address: gameAddress,
  outcome: z.enum(outcomes),
  opponent: z.string(),
  atHome: z.boolean(),
  score: z.object({ own: z.number().int(), opponent: z.number().int() }),
});
export type FormGame = z.infer<typeof formGame>;

/** A decision of the league on a team of the table: points or wins taken off, a withdrawal with what it does to the games, a draw of lots. */
const teamDecision = z.object({
  kind: z.enum(standingsDecisionKinds),
  points: z.number().nullable(),
  policy: z.enum(annulmentPolicies).nullable(),
  decidedOn: z.iso.date().nullable(),
  /** Null where the league gave none. */
  reason: z.string().nullable(),
});
export type TeamDecision = z.infer<typeof teamDecision>;

const standingsRow = z
  .object({
    team: teamRef,
    rank: z.number().int(),
    shared: z.boolean(),
    played: z.number().int(),
    /** Without wins taken off by decision of the league; `home` and `away` tell of the games. */
    won: z.number(),
    drawn: z.number().int(),
    lost: z.number().int(),
    pointsFor: z.number().int(),
    pointsAgainst: z.number().int(),
    difference: z.number().int(),
    classificationPoints: z.number(),
    winShare: z.number().nullable(),
    /** 100 × scored / conceded, for leagues with it as a tie-break; null before the first game. */
    pointsPercentage: z.number().nullable(),
    gamesBehind: z.number(),
    home: record,
    away: record,
    form: z.array(formGame),
    /** Positive: current winning streak; negative: losing streak; 0 after a draw. */
    streak: z.number().int(),
    /** Points taken off by decision of the league, or wins in a table that is ranked by them. */
    deduction: z.number(),
    /** Whether the team has withdrawn or was expelled: it is listed after all others. */
    withdrawn: z.boolean(),
    /** In the order of their dates. */
    decisions: z.array(teamDecision),
    /** Null if no other team is tied in the ranking value. */
    reason: tieReason.nullable(),
    /** Consequence of the place, for instance `playoff` or `relegation`. */
    outcome: z.string().nullable(),
  })
  .meta({ id: 'StandingsRow' });
export type StandingsRow = z.infer<typeof standingsRow>;

const decidedGame = z
  .object({
    phase: slug,
    group: slug.nullable(),
    address: gameAddress,
    home: z.string(),
    away: z.string(),
    score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
    rulings: z.array(gameRuling),
  })
  .meta({ id: 'DecidedGame' });
export type DecidedGame = z.infer<typeof decidedGame>;

export const standingsTable = z.object({
  phase: z.object({ slug, name: z.string(), kind: z.enum(phaseKinds) }),
  group: z.object({ slug, name: z.string() }).nullable(),
  rankedBy: z.enum(rankingNumbers),
  rows: z.array(standingsRow),
});
export type StandingsTable = z.infer<typeof standingsTable>;

export const getStandings = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/standings',
  summary: 'The standings of a league, one table per group of each phase, with the reason of every resolved tie',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({
    profile: z.string(),
    tables: z.array(standingsTable),
    /** Games of the tables on which the league has decided, by round. */
    decidedGames: z.array(decidedGame),
  }),
});

/** A row as it would be if the running games ended now. */
const liveStandingsRow = standingsRow
  .extend({
    isPlaying: z.boolean(),
    /** The place without the running games. */
    rankBefore: z.number().int(),
  })
  .meta({ id: 'LiveStandingsRow' });
export type LiveStandingsRow = z.infer<typeof liveStandingsRow>;

export const getLiveStandings = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/standings/live',
  summary:
    'The standings of a league as if its running games ended with their present scores; form and streak without them',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({
    tables: z.array(standingsTable.extend({ rows: z.array(liveStandingsRow) })),
    /** The live or next game of each team. */
    games: z.array(gameSummary),
  }),
});
