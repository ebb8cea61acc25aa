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

type Asked = { [Key in keyof NewsSubject]?: NewsSubject[Key] | undefined };

const when = (slug: string | undefined, column: Parameters<typeof eq>[0]) =>
  slug === undefined ? undefined : eq(column, slug);

/** What news must be about; nothing asked for is everything. */
export function about(scope: TenantScope, asked: Asked): SQL | undefined {
  const wanted = [
    asked.gameId ? one('game', sql`(${asked.gameId}::uuid)`) : undefined,
    asked.player ? one('person', playersCalled(scope, asked.player)) : undefined,
    ofTeams(scope, asked),
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

const one = (noun: (typeof subjectNouns)[number], ids: SQLWrapper) =>
  and(eq(newsSubjects.noun, noun), sql`${newsSubjects.subjectId} in ${ids}`);

const playersCalled = (scope: TenantScope, slug: string) =>
  scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, eq(people.slug, slug)));

/** The teams asked for with their games; without a team or club, the league and season themselves too. */
function ofTeams(scope: TenantScope, { season, league, team, club }: Asked): SQL | undefined {
  const inSeason = when(season, seasons.slug);
  const inLeague = and(inSeason, when(league, leagues.slug));
  const ofTeam = and(inLeague, when(team, teams.slug), when(club, clubs.slug));
  if (!ofTeam) return undefined;
  const wanted = scope.db
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, ofTeam));
  const theirGames = scope.db
    .select({ id: games.id })
    .from(games)
    .where(ofTenant(scope, games, sql`(${games.homeTeamId} in ${wanted} or ${games.awayTeamId} in ${wanted})`));
  const isWhole = team === undefined && club === undefined;
  return or(
    one('team', wanted),
    one('game', theirGames),
    club !== undefined && team === undefined && !inLeague ? one('club', clubsCalled(scope, club)) : undefined,
    isWhole ? one('league', leaguesIn(scope, inLeague)) : undefined,
    isWhole && league === undefined ? one('season', seasonsCalled(scope, inSeason)) : undefined,
  );
}

const clubsCalled = (scope: TenantScope, slug: string) =>
  scope.db
    .select({ id: clubs.id })
    .from(clubs)
    .where(ofTenant(scope, clubs, eq(clubs.slug, slug)));

const leaguesIn = (scope: TenantScope, condition: SQL | undefined) =>
  scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, condition));

const seasonsCalled = (scope: TenantScope, condition: SQL | undefined) =>
  scope.db
    .select({ id: seasons.id })
    .from(seasons)
    .where(ofTenant(scope, seasons, condition));
