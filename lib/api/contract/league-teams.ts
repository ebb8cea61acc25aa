import { z } from 'zod';
import { teamRatings } from './box-score.ts';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { leagueParams } from './season.ts';
import { statLine, statSums } from './stat-line.ts';
import { teamRef } from './team.ts';

/** Totals of a team and of its opponents over its games with a box score. */
const teamSeason = statSums.extend({
  team: teamRef,
  opponents: statLine,
  /** As `recorded`, for the sums of the opponents. */
  opponentsRecorded: statSums.shape.recorded,
  ratings: teamRatings,
  /** The games that the ratings are made of: those that recorded what they need. */
  ratedGames: z.number().int(),
});
export type TeamSeason = z.infer<typeof teamSeason>;

export const listTeamSeasons = defineCall({
  path: '/v2/website/seasons/{season}/leagues/{league}/team-statistics',
  summary: 'Totals of every team of a league and of its opponents',
  params: leagueParams,
  query: localeQuery,
  answer: z.object({ teams: z.array(teamSeason) }),
});
