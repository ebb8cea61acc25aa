import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameSummary } from './game.ts';
import { playerRef } from './player.ts';
import { leagueParams } from './season.ts';
import { teamRef } from './team.ts';

/** Of the games with a result, those that recorded the index rating. */
const recorded = z.object({ games: z.number().int(), of: z.number().int() });

/** Players with the best index rating of a round in a game that their team won; equal ones share. */
const roundMvps = z.object({
  round: z.object({ slug, name: z.string() }),
  /** No game of the round is to come. */
  isComplete: z.boolean(),
  recorded,
  mvps: z.array(z.object({ player: playerRef, team: teamRef, pir: z.number().int(), game: gameSummary })),
});
export type RoundMvps = z.infer<typeof roundMvps>;

/** Players with the best average index rating of a calendar month; equal ones share. */
const monthMvps = z.object({
  /** Such as `2026-11`, by the day at the venue. */
  month: z.string(),
  /** No game of the month is to come. */
  isComplete: z.boolean(),
  recorded,
  minimumGames: z.number().int(),
  mvps: z.array(
    z.object({
      player: playerRef,
      /** The team of the player's last game of the month. */
      team: teamRef,
      pirPerGame: z.number(),
      games: z.number().int(),
      wins: z.number().int(),
    }),
  ),
});
export type MonthMvps = z.infer<typeof monthMvps>;

const mvps = z.object({ rounds: z.array(roundMvps), months: z.array(monthMvps) });
export type Mvps = z.infer<typeof mvps>;

export const listMvps = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/mvps',
  summary:
    'The most valuable players of each round and month by index rating, latest first: of a round who has the best in a game that the team won; of a month who has the best average in at least half of a team’s games, two or more, and won no fewer of them than were lost',
  params: leagueParams,
  query: localeQuery,
  answer: mvps,
});
