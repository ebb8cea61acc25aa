import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { playerRef, positions } from './player.ts';
import { leagueParams } from './season.ts';
import { statSums } from './stat-line.ts';
import { teamRef } from './team.ts';

export const leaderCategories = [
  'points',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'pir',
  'threePointersMade',
  'twoPointShare',
  'threePointShare',
  'freeThrowShare',
  'minutes',
] as const;
export type LeaderCategory = (typeof leaderCategories)[number];

const leader = z.object({
  rank: z.number().int(),
  player: playerRef,
  team: teamRef,
  /** The games that the value is made of: those with the statistic. */
  games: z.number().int(),
  /** Per game; a ratio (0–1) in categories ending in `Share`; milliseconds for minutes. */
  value: z.number(),
});
export type Leader = z.infer<typeof leader>;

const leaderBoard = z.object({
  category: z.enum(leaderCategories),
  /** Minimum games, and for percentages minimum attempts per game of the team. */
  minimum: z.object({ games: z.number().int(), attemptsPerTeamGame: z.number().nullable() }),
  /** In how many of the games with player statistics the statistic was recorded. */
  recorded: z.object({ games: z.number().int(), of: z.number().int() }),
  leaders: z.array(leader),
});
export type LeaderBoard = z.infer<typeof leaderBoard>;

const playerSeason = statSums.extend({
  player: playerRef,
  team: teamRef,
  position: z.enum(positions).nullable(),
  starts: z.number().int(),
});
export type PlayerSeason = z.infer<typeof playerSeason>;

export const getLeaders = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/leaders',
  summary: 'The leaders of a league by category that was recorded, with the minimum to qualify',
  params: leagueParams,
  query: localeQuery.extend({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  answer: z.object({ boards: z.array(leaderBoard) }),
});

export const listPlayerSeasons = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/players',
  summary: 'Totals of every player of a league',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({ players: z.array(playerSeason) }),
});
