import { z } from 'zod';
import { sides } from '#lib/basketball/events.ts';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameSummary } from './game.ts';
import { leagueRef } from './season.ts';
import { statLine } from './stat-line.ts';
import { teamRef } from './team.ts';

/** Sums for one team of one league. */
export const careerSeason = z.object({
  league: leagueRef,
  team: teamRef,
  games: z.number().int(),
  starts: z.number().int(),
  totals: statLine,
  pir: z.number().int().nullable(),
  efficiency: z.number().int(),
});
export type CareerSeason = z.infer<typeof careerSeason>;

/** `side` is the player's own in the game. */
export const careerGame = z.object({
  game: gameSummary,
  side: z.enum(sides),
  starter: z.boolean(),
  line: statLine,
  pir: z.number().int().nullable(),
  efficiency: z.number().int(),
});
export type CareerGame = z.infer<typeof careerGame>;

export const playerCareer = z.object({
  /** The latest first. */
  seasons: z.array(careerSeason),
  /** Every game played, the latest first. */
  games: z.array(careerGame),
});
export type PlayerCareer = z.infer<typeof playerCareer>;

export const getPlayerCareer = defineCall({
  path: '/v2/website/players/{player}/career',
  summary: 'What a player has done: sums by team and competition, and every game',
  params: z.object({ player: slug }),
  query: localeQuery,
  answer: playerCareer,
});
