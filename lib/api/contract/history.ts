import { z } from 'zod';
import { allTimeCategories, allTimeModes, recordStatistics } from '#lib/basketball/all-time-categories.ts';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameSummary } from './game.ts';
import { playerRef } from './player.ts';
import { statSums } from './stat-line.ts';
import { teamRef } from './team.ts';

/** Minimum games for averages and percentages, and minimum total attempts for percentages. */
const allTimeMinimum = z.object({
  games: z.number().int(),
  attempts: z.object({
    twoPointShare: z.number().int(),
    threePointShare: z.number().int(),
    freeThrowShare: z.number().int(),
  }),
});
export type AllTimeMinimum = z.infer<typeof allTimeMinimum>;

/** A league over all its seasons. `slug` is shared by its leagues. */
const competition = z.object({
  slug,
  name: z.string(),
  seasons: z.number().int(),
  games: z.number().int(),
  minimum: allTimeMinimum,
});

/** `team` is the most recent one; `from` and `until` name the first and last season. Equal values share a rank. */
const ranked = {
  rank: z.number().int(),
  player: playerRef,
  team: teamRef,
  from: z.string(),
  until: z.string(),
  games: z.number().int(),
};

const allTimeLeader = z.object({
  ...ranked,
  /** A ratio (0–1) in categories ending in `Share`; milliseconds for minutes. */
  value: z.number(),
});

const allTimeBoard = z.object({
  category: z.enum(allTimeCategories),
  leaders: z.array(allTimeLeader),
  /** Number of further players tied with the last one. */
  further: z.number().int(),
});
export type AllTimeBoard = z.infer<typeof allTimeBoard>;

const allTimePlayer = statSums.extend({
  ...ranked,
  starts: z.number().int(),
  /** Games with known minutes and with a known index rating: the divisors of these averages. */
  timedGames: z.number().int(),
  ratedGames: z.number().int(),
});
export type AllTimePlayer = z.infer<typeof allTimePlayer>;

/** `value` is in milliseconds for minutes. `team` is the player's own in the game. */
const gameRecord = z.object({
  rank: z.number().int(),
  value: z.number().int(),
  player: playerRef,
  team: teamRef,
  game: gameSummary,
});

const gameRecordBoard = z.object({
  statistic: z.enum(recordStatistics),
  records: z.array(gameRecord),
  /** Number of further players tied with the last one. */
  further: z.number().int(),
});
export type GameRecordBoard = z.infer<typeof gameRecordBoard>;

const historyQuery = localeQuery.extend({ competition: slug.optional() });

export const listCompetitions = defineCall({
  path: '/v2/website/history/competitions',
  summary: 'Competitions over all their seasons, with the minimums of their all-time tables',
  params: z.object({}),
  query: localeQuery,
  answer: z.object({ all: competition.omit({ slug: true, name: true }), competitions: z.array(competition) }),
});

export const getAllTimeLeaders = defineCall({
  path: '/v2/website/history/leaders',
  summary: 'The all-time leaders by category, over all seasons',
  params: z.object({}),
  query: historyQuery.extend({
    counting: z.enum(allTimeModes).default('total'),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  answer: z.object({ boards: z.array(allTimeBoard) }),
});

export const listAllTimePlayers = defineCall({
  path: '/v2/website/history/players',
  summary: 'Careers ranked by one category, best first, in totals or per game',
  params: z.object({}),
  query: historyQuery.extend({
    counting: z.enum(allTimeModes).default('total'),
    by: z.enum(allTimeCategories).default('points'),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  answer: z.object({
    players: z.array(allTimePlayer),
    /** Number of further players tied with the last one. */
    further: z.number().int(),
  }),
});

export const getGameRecords = defineCall({
  path: '/v2/website/history/game-records',
  summary: 'Single-game records by statistic, each with its game',
  params: z.object({}),
  query: historyQuery.extend({ limit: z.coerce.number().int().min(1).max(10).default(10) }),
  answer: z.object({ boards: z.array(gameRecordBoard) }),
});
