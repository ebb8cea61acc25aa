import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { NewsSubject } from '#lib/api/contract/news.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { news, newsSubjects, type subjectNouns } from '#server/db/schema/news.ts';
import { people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { hasSlug } from '#server/league/names/former-slugs.ts';
import { isAtAddress } from '#server/league/person/person-slugs.ts';

type SubjectFilter = { [Key in keyof NewsSubject]?: NewsSubject[Key] | undefined };

const when = (slug: string | undefined, column: Parameters<typeof eq>[0]) =>
  slug === undefined ? undefined : eq(column, slug);

/** The condition that news are about the given subjects; undefined without any. */
export function subjectCondition(scope: TenantScope, filter: SubjectFilter): SQL | undefined {
  const wanted = [
    filter.gameId ? isAbout('game', sql`(${filter.gameId}::uuid)`) : undefined,
    filter.player ? isAbout('person', playersWithSlug(scope, filter.player)) : undefined,
    ofTeams(scope, filter),
  ].filter((condition) => condition !== undefined);
  if (wanted.length === 0) return undefined;
  return and(
    ...wanted.map((condition) => {
      const about = scope.db
        .select({ id: newsSubjects.newsId })
        .from(newsSubjects)
        .where(ofTenant(scope, newsSubjects, condition));
      return inArray(news.id, about);
    }),
  );
}

const isAbout = (noun: (typeof subjectNouns)[number], ids: SQLWrapper) =>
  and(eq(newsSubjects.noun, noun), sql`${newsSubjects.subjectId} in ${ids}`);

const playersWithSlug = (scope: TenantScope, slug: string) =>
  scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, isAtAddress(slug)));

/** Matches the teams and their games, also the club if only a club is given; without team and club also the league and season. */
function ofTeams(scope: TenantScope, { season, league, team, club }: SubjectFilter): SQL | undefined {
  const inSeason = when(season, seasons.slug);
  const inLeague = and(inSeason, when(league, leagues.slug));
  const ofTeam = and(
    inLeague,
    team === undefined ? undefined : hasSlug(teams, team),
    club === undefined ? undefined : hasSlug(clubs, club),
  );
  if (!ofTeam) return undefined;
  const wanted = scope.db
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, ofTeam));
  const gamesOfTeams = scope.db
    .select({ id: games.id })
    .from(games)
    .where(ofTenant(scope, games, sql`(${games.homeTeamId} in ${wanted} or ${games.awayTeamId} in ${wanted})`));
  const isWholeLeague = team === undefined && club === undefined;
  return or(
    isAbout('team', wanted),
    isAbout('game', gamesOfTeams),
    club !== undefined && team === undefined && !inLeague ? isAbout('club', clubsWithSlug(scope, club)) : undefined,
    isWholeLeague ? isAbout('league', leaguesWhere(scope, inLeague)) : undefined,
    isWholeLeague && league === undefined ? isAbout('season', seasonsWhere(scope, inSeason)) : undefined,
  );
}

const clubsWithSlug = (scope: TenantScope, slug: string) =>
  scope.db
    .select({ id: clubs.id })
    .from(clubs)
    .where(ofTenant(scope, clubs, hasSlug(clubs, slug)));

const leaguesWhere = (scope: TenantScope, condition: SQL | undefined) =>
  scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, condition));

const seasonsWhere = (scope: TenantScope, condition: SQL | undefined) =>
  scope.db
    .select({ id: seasons.id })
    .from(seasons)
    .where(ofTenant(scope, seasons, condition));
