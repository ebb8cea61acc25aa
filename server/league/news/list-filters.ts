import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { listNewsFilters as call } from '#lib/api/contract/news.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toClubRef } from '#server/league/club/list.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { isNewsPublished } from './published.ts';

/** Lists the leagues and clubs that published news are about, directly or through their teams and games. */
export async function listNewsFilters(scope: ReadScope): Promise<z.output<typeof call.answer>> {
  dependsOn(scope, ...[tags.news, tags.seasons, tags.clubs].map((tag) => tag(scope.tenantId)));
  const [leagueRows, clubRows] = await Promise.all([
    scope.db
      .select({ league: leagues, season: seasons })
      .from(leagues)
      .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
      .where(ofTenant(scope, leagues, inArray(leagues.id, leagueIds(scope))))
      .orderBy(...newestFirst, asc(leagues.order), asc(leagues.name), asc(leagues.id)),
    scope.db
      .select()
      .from(clubs)
      .where(ofTenant(scope, clubs, inArray(clubs.id, clubIds(scope))))
      .orderBy(asc(clubs.name), asc(clubs.id)),
  ]);
  return {
    leagues: leagueRows.map(({ league, season }) => toLeagueRef(scope, league, season)),
    clubs: clubRows.map((club) => toClubRef(scope, club)),
  };
}

const subjectIds = (scope: ReadScope, noun: (typeof newsSubjects.$inferSelect)['noun']) =>
  scope.db
    .select({ id: newsSubjects.subjectId })
    .from(newsSubjects)
    .innerJoin(news, belongsTo(newsSubjects, newsSubjects.newsId, news))
    .where(ofTenant(scope, newsSubjects, eq(newsSubjects.noun, noun), isNewsPublished));

const isSubjectTeam = (scope: ReadScope) => ofTenant(scope, teams, inArray(teams.id, subjectIds(scope, 'team')));
const isSubjectGame = (scope: ReadScope) => ofTenant(scope, games, inArray(games.id, subjectIds(scope, 'game')));

const leagueIds = (scope: ReadScope) =>
  unionAll(
    subjectIds(scope, 'league'),
    scope.db.select({ id: teams.leagueId }).from(teams).where(isSubjectTeam(scope)),
    scope.db.select({ id: games.leagueId }).from(games).where(isSubjectGame(scope)),
  );

const clubIds = (scope: ReadScope) =>
  unionAll(
    subjectIds(scope, 'club'),
    scope.db
      .select({ id: sql<string>`${teams.clubId}` })
      .from(teams)
      .where(isSubjectTeam(scope)),
    scope.db
      .select({ id: sql<string>`${teams.clubId}` })
      .from(teams)
      .innerJoin(
        games,
        and(eq(games.tenantId, teams.tenantId), or(eq(games.homeTeamId, teams.id), eq(games.awayTeamId, teams.id))),
      )
      .where(isSubjectGame(scope)),
  );
