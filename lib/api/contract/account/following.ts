import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { locale } from '#lib/api/contract/common.ts';
import { gameSummary } from '#lib/api/contract/game.ts';
import { newsItem } from '#lib/api/contract/news.ts';
import { playerRef } from '#lib/api/contract/player.ts';
import { leagueRef } from '#lib/api/contract/season.ts';
import { statLine } from '#lib/api/contract/stat-line.ts';
import { clubRef, teamRef } from '#lib/api/contract/team.ts';

const query = z.object({ locale: locale.optional() });

/** Statistics of which a career total is a milestone. */
export const milestoneStats = ['games', 'points', 'rebounds', 'assists', 'steals', 'blocks'] as const;

/** A round total that a followed player has reached in `game`, or a best of their career there. */
const milestone = z
  .object({
    player: playerRef,
    kind: z.enum(['total', 'best']),
    stat: z.enum(milestoneStats),
    value: z.number().int(),
    gameId: z.string(),
  })
  .meta({ id: 'Milestone' });
export type Milestone = z.infer<typeof milestone>;

const followingPage = z
  .object({
    teams: z.array(teamRef.extend({ league: leagueRef })),
    players: z.array(playerRef),
    leagues: z.array(leagueRef),
    clubs: z.array(clubRef),
    /** Followed games that are neither next, live nor last below. */
    games: z.array(gameSummary),
    live: z.array(gameSummary),
    /** Earliest first. */
    next: z.array(gameSummary),
    /** Latest first. */
    last: z.array(gameSummary),
    news: z.array(newsItem),
    milestones: z.array(milestone),
  })
  .meta({ id: 'FollowingPage' });
export type FollowingPage = z.infer<typeof followingPage>;

export const getFollowing = defineCall({
  path: '/v2/website/user/following',
  summary: 'The first screen of the profile: games, news and milestones of what is followed',
  params: z.object({}),
  query,
  answer: followingPage,
});

/** The line of the linked player in a game; null where none is recorded. */
const ownGame = z.object({ game: gameSummary, line: statLine.nullable() });

const ownGames = z
  .object({
    /** The linked player; null shows games of followed teams. */
    player: playerRef.nullable(),
    /** Live ones first, then earliest first. */
    next: z.array(ownGame),
    /** Latest first. */
    last: z.array(ownGame),
  })
  .meta({ id: 'OwnGames' });
export type OwnGames = z.infer<typeof ownGames>;

export const getOwnGames = defineCall({
  path: '/v2/website/user/games',
  summary: 'Games of the linked player with their line in each, else of followed teams',
  params: z.object({}),
  query,
  answer: ownGames,
});
