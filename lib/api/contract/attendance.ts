import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameSummary } from './game.ts';
import { leagueParams } from './season.ts';
import { teamRef } from './team.ts';

/** The best attended games that an answer lists. */
export const maxBestAttended = 5;

const count = z.number().int();

/** Spectators of the games whose attendance is known. `share`: of all seats, over the games in venues of known capacity. */
const crowd = z.object({ games: count, total: count, highest: count, share: z.number().nullable() });
export type Crowd = z.infer<typeof crowd>;

const attendance = z.object({
  /** All games with a result. */
  played: count,
  /** Null where the attendance of no game is known. */
  all: crowd.nullable(),
  /** Home games, without those at neutral venues; best average first. */
  teams: z.array(crowd.extend({ team: teamRef })),
  /** The best attended games, 5 at most. */
  best: z.array(z.object({ game: gameSummary, attendance: count, capacity: count.nullable() })),
});
export type Attendance = z.infer<typeof attendance>;

export const getAttendance = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/attendance',
  summary: 'Spectators of a league: in all, by home team, and the best attended games',
  params: leagueParams,
  query: localeQuery,
  answer: attendance,
});
