import { z } from 'zod';
import { shotKinds } from '#lib/basketball/events.ts';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameParams } from './game.ts';
import { playerRef } from './player.ts';
import { statLine } from './stat-line.ts';
import { teamRef } from './team.ts';

const ratio = z.number().nullable();

const playerLine = z.object({
  player: playerRef,
  number: z.string().nullable(),
  starter: z.boolean(),
  captain: z.boolean(),
  played: z.boolean(),
  line: statLine,
  /** Null if the source does not record one of its statistics. */
  pir: z.number().int().nullable(),
  efficiency: z.number().int().nullable(),
});
export type PlayerLine = z.infer<typeof playerLine>;

/** Ratios are 0–1; null without attempts or if not recorded. `possessionsCounted` is false if estimated by formula. */
export const teamRatings = z.object({
  possessions: ratio,
  possessionsCounted: z.boolean(),
  pace: ratio,
  offensiveRating: ratio,
  defensiveRating: ratio,
  netRating: ratio,
  effectiveFieldGoalShare: ratio,
  trueShootingShare: ratio,
  turnoverShare: ratio,
  offensiveReboundShare: ratio,
  defensiveReboundShare: ratio,
  freeThrowRate: ratio,
  assistShare: ratio,
  assistsPerTurnover: ratio,
  pointsPerPlay: ratio,
});

const teamBoxScore = z.object({
  team: teamRef,
  coach: z.string().nullable(),
  /** The first assistant coach. */
  assistantCoach: z.string().nullable(),
  players: z.array(playerLine),
  /** Entries without a player: team rebounds and turnovers, fouls of coach and bench. */
  teamEntries: z.object({
    offensiveRebounds: z.number().int().nullable(),
    defensiveRebounds: z.number().int().nullable(),
    turnovers: z.number().int().nullable(),
    fouls: z.number().int().nullable(),
  }),
  totals: statLine,
  /** Null if the source does not record one of its statistics. */
  pir: z.number().int().nullable(),
  efficiency: z.number().int().nullable(),
  ratings: teamRatings,
  benchPoints: z.number().int().nullable(),
  largestLead: z
    .object({ points: z.number().int(), period: z.number().int(), clockMs: z.number().int().nullable() })
    .nullable(),
  largestRun: z.number().int().nullable(),
  leadMs: z.number().int().nullable(),
  foulsByPeriod: z.array(z.number().int()).nullable(),
  /** Charged time-outs. */
  timeouts: z.number().int().nullable(),
});
export type TeamBoxScore = z.infer<typeof teamBoxScore>;

export const boxScore = z.object({
  home: teamBoxScore,
  away: teamBoxScore,
  leadChanges: z.number().int().nullable(),
  timesTied: z.number().int().nullable(),
});
export type BoxScore = z.infer<typeof boxScore>;

const shot = z.object({
  id: z.string(),
  side: z.enum(['home', 'away']),
  player: playerRef.nullable(),
  period: z.number().int(),
  clockMs: z.number().int().nullable(),
  points: z.union([z.literal(2), z.literal(3)]),
  made: z.boolean(),
  /** Absent in games that were stored without it. */
  shot: z.enum(shotKinds).optional(),
  /** In metres from the centre of the attacked basket. */
  x: z.number(),
  y: z.number(),
});
export type Shot = z.infer<typeof shot>;

const lineup = z.object({
  side: z.enum(['home', 'away']),
  players: z.array(playerRef),
  playedMs: z.number().int(),
  pointsFor: z.number().int(),
  pointsAgainst: z.number().int(),
});

/**
 * What was expected before the game: the home team's margin at the end and its standard deviations, in points. With a lead and
 * the share of regulation left (τ), the home team wins with Φ((lead + margin · τ) / √(deviation² · τ + endDeviation²)).
 */
export const forecast = z.object({ margin: z.number(), deviation: z.number(), endDeviation: z.number() });

/** Game flow: the score after each scoring play, shots with location, five-man line-ups. */
export const gameFlow = z.object({
  scores: z.array(z.object({ elapsedMs: z.number().int(), home: z.number().int(), away: z.number().int() })),
  shots: z.array(shot),
  lineups: z.array(lineup),
  /** Null where the log has no plays in time. */
  forecast: forecast.nullable(),
});
export type GameFlow = z.infer<typeof gameFlow>;

export const getBoxScore = defineCall({
  path: '/v2/website/games/{gameId}/box-score',
  summary: 'The box score of a game; null if it has none',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ boxScore: boxScore.nullable() }),
});

export const getGameFlow = defineCall({
  path: '/v2/website/games/{gameId}/flow',
  summary: 'Score progression, shots and line-ups of a game; null if it has no log',
  params: gameParams,
  query: localeQuery,
  answer: z.object({ flow: gameFlow.nullable() }),
});
