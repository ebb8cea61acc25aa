import { asc, desc } from 'drizzle-orm';
import type { Article } from '#lib/api/contract/article.ts';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import { tags } from '#lib/api/tags.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import type { newsSubjects } from '#server/db/schema/news.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toClubRef } from '#server/league/club/list.ts';
import { dependsOn, dependsOnEach } from '#server/league/depends-on.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { loadLeagueRefs, toLeagueRef } from '#server/league/league/refs.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';

type Subject = { noun: (typeof newsSubjects.$inferSelect)['noun']; id: string };
type Subjects = Pick<Article, 'leagues' | 'clubs' | 'teams' | 'players' | 'games'>;

/** Loads references to the subjects of an article, without hidden people: the article would give their names away. */
export async function loadSubjects(scope: ReadScope, subjects: readonly Subject[]): Promise<Subjects> {
  const idsOf = (noun: Subject['noun']) => subjects.filter((subject) => subject.noun === noun).map(({ id }) => id);
  dependsOn(scope, tags.seasons(scope.tenantId), tags.clubs(scope.tenantId));
  dependsOnEach(scope, tags.player, idsOf('person'), [tags.players(scope.tenantId)]);
  dependsOnEach(scope, tags.game, idsOf('game'), [tags.games(scope.tenantId)]);
  const [leagueRefs, clubRows, teamRows, players, gameRows] = await Promise.all([
    loadLeagueRefs(scope, idsOf('league')),
    loadClubs(scope, idsOf('club')),
    loadTeams(scope, idsOf('team')),
    loadPlayerRefs(scope, idsOf('person')),
    loadGames(scope, idsOf('game')),
  ]);
  return {
    leagues: [...leagueRefs.values()].toSorted(bySeasonIn(scope.locale)),
    clubs: clubRows.map((club) => toClubRef(scope, club)),
    teams: teamRows.map(({ team, league, season }) => ({
      team: toTeamRef(scope, team),
      league: toLeagueRef(scope, league, season),
    })),
    players: [...players.values()]
      .filter(({ isHidden }) => !isHidden)
      .toSorted((one, other) => one.name.localeCompare(other.name, scope.locale)),
    games: await summariseGames(scope, gameRows),
  };
}

const bySeasonIn = (locale: Locale) => (one: LeagueRef, other: LeagueRef) =>
  other.season.localeCompare(one.season) || one.name.localeCompare(other.name, locale);

async function loadClubs(scope: ReadScope, ids: string[]) {
  if (ids.length === 0) return [];
  return scope.db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, inIds(clubs.id, ids)))
    .orderBy(asc(clubs.name), asc(clubs.id));
}

async function loadTeams(scope: ReadScope, ids: string[]) {
  if (ids.length === 0) return [];
  return scope.db
    .select({ team: teamRefColumns, league: leagues, season: seasons })
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, inIds(teams.id, ids)))
    .orderBy(desc(seasons.slug), asc(teams.name));
}

async function loadGames(scope: ReadScope, ids: string[]) {
  if (ids.length === 0) return [];
  return selectGames(scope, inIds(games.id, ids)).orderBy(desc(playedAt), asc(games.id));
}
