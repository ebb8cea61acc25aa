import { asc, eq } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { isEntered } from '#server/league/team/entered.ts';
import { teamRefColumns } from '#server/league/team/refs.ts';

/** Lists the teams of a club with their leagues, newest season first. */
export const listEntries = (scope: ReadScope, clubId: string) =>
  scope.db
    .select({ team: teamRefColumns, league: leagues, season: seasons })
    .from(teams)
    .innerJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, eq(teams.clubId, clubId), isEntered))
    .orderBy(...newestFirst, asc(leagues.order), asc(teams.name));
