import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery, slug } from './common.ts';
import { gameSummary } from './game.ts';
import { headToHead } from './game-history.ts';
import { playerRef, positions } from './player.ts';
import { leagueParams, leagueRef } from './season.ts';
import { statLine, statSums } from './stat-line.ts';
import { teamRef } from './team.ts';

/** Meetings beyond these count in the record only. */
export const maxMeetings = 20;

/** Of both in the order in which they were asked for. */
const both = <Value extends z.ZodType>(value: Value) => z.object({ first: value, second: value });

/** Totals of a player in the league, over all of their teams; `team` is the one with most games. */
const playerSide = statSums.extend({
  player: playerRef,
  team: teamRef,
  position: z.enum(positions).nullable(),
  starts: z.number().int(),
});
export type PlayerSide = z.infer<typeof playerSide>;

const meetingLine = z.object({ line: statLine, pir: z.number().int().nullable() });

/** A game of any league in which both played, against each other. */
const playerMeeting = z.object({ game: gameSummary, lines: both(meetingLine) });
export type PlayerMeeting = z.infer<typeof playerMeeting>;

const playerComparison = z.object({
  league: leagueRef,
  players: both(playerSide),
  record: z.object({ played: z.number().int(), wins: both(z.number().int()) }),
  /** The latest first, 20 at most. */
  meetings: z.array(playerMeeting),
});
export type PlayerComparison = z.infer<typeof playerComparison>;

export const comparePlayers = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/compare/players/{player}/{other}',
  summary:
    'Two players with statistics in a league: their totals there, and their games against each other in any league',
  params: leagueParams.extend({ player: slug, other: slug }),
  query: localeQuery,
  answer: playerComparison,
});

const teamComparison = z.object({
  league: leagueRef,
  teams: both(teamRef),
  /** Of the clubs over all leagues; `home` is the first team. */
  record: headToHead,
  /** The latest first, 20 at most. */
  meetings: z.array(gameSummary),
});
export type TeamComparison = z.infer<typeof teamComparison>;

export const compareTeams = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/compare/teams/{team}/{other}',
  summary: 'Two teams of a league: the games of their clubs against each other in any league',
  params: leagueParams.extend({ team: slug, other: slug }),
  query: localeQuery,
  answer: teamComparison,
});
