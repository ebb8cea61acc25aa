import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { LeagueListItem } from '#lib/api/contract/season.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { playoffRounds } from '#server/db/schema/playoffs.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { dayAtVenue } from '#server/league/game/day-at-venue.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { isEntered } from '#server/league/team/entered.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { toLeagueRef } from './refs.ts';

/** A league as a list item, and whether the home page shows it. */
export type ListedLeague = { item: LeagueListItem; seasonId: string; isOnLandingPage: boolean };

/** Lists leagues with their numbers of teams and games, without annulled and cancelled ones: newest season first, then by league order. */
export async function listLeagueItems(scope: ReadScope, ...conditions: (SQL | undefined)[]): Promise<ListedLeague[]> {
  const { db } = scope;
  const teamsOfLeague = db
    .select({ count: sql<number>`count(*)::int`.as('teams') })
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, leagues.id), isEntered))
    .as('teams_of_league');
  const gamesOfLeague = db
    .select({
      count: sql<number>`(count(*) filter (where ${games.state} not in ('annulled', 'cancelled')))::int`.as('games'),
      finished: sql<number>`(count(*) filter (where ${games.state} in ('final', 'forfeited', 'defaulted')))::int`.as(
        'finished',
      ),
      from: sql<string | null>`min(${dayAtVenue})::text`.as('first_day'),
      until: sql<string | null>`max(${dayAtVenue})::text`.as('last_day'),
    })
    .from(games)
    .where(ofTenant(scope, games, eq(games.leagueId, leagues.id), countsInCompetition))
    .as('games_of_league');
  const rows = await db
    .select({
      league: leagues,
      season: seasons,
      teams: teamsOfLeague.count,
      games: gamesOfLeague.count,
      gamesFinished: gamesOfLeague.finished,
      from: gamesOfLeague.from,
      until: gamesOfLeague.until,
      hasPlayoff: sql<boolean>`exists (
        select from ${playoffRounds} where ${playoffRounds.tenantId} = ${leagues.tenantId} and ${playoffRounds.leagueId} = ${leagues.id})`,
    })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .crossJoinLateral(teamsOfLeague)
    .crossJoinLateral(gamesOfLeague)
    .where(ofTenant(scope, leagues, ...conditions))
    .orderBy(...newestFirst, asc(leagues.order), asc(leagues.name), asc(leagues.id));
  const champions = await loadTeamRefs(
    scope,
    rows.map(({ league }) => league.championTeamId),
  );
  return rows.map(({ league, season, ...counts }) => ({
    seasonId: league.seasonId,
    isOnLandingPage: league.isOnLandingPage,
    item: {
      ...toLeagueRef(scope, league, season),
      kind: league.kind,
      ...counts,
      champion: champions.get(league.championTeamId ?? '') ?? null,
    },
  }));
}
