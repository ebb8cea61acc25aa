import { and, asc, eq, gt } from 'drizzle-orm';
import type { CareerSeason } from '#lib/api/contract/player-career.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';
import { toSums } from './to-sums.ts';

/** Lists a person's totals by team and league with at least one game, latest season first. */
export async function listCareerSeasons(scope: ReadScope, personId: string): Promise<CareerSeason[]> {
  const rows = await scope.db
    .select({ sums: playerSeasons, team: teamRefColumns, league: leagues, season: seasons })
    .from(playerSeasons)
    .innerJoin(teams, belongsTo(playerSeasons, playerSeasons.teamId, teams))
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(playerSeasons, playerSeasons.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, playerSeasons, and(eq(playerSeasons.personId, personId), gt(playerSeasons.games, 0))))
    .orderBy(...newestFirst, asc(leagues.order), asc(teams.name));
  return rows.map(({ sums, team, league, season }) => ({
    league: toLeagueRef(scope, league, season),
    team: toTeamRef(scope, team),
    ...toSums(sums),
  }));
}
