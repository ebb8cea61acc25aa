import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { type GameRow, playedAt, selectGames } from '#server/league/game/rows.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

const decided = ['final', 'forfeited', 'defaulted'] as const;

/** Lists the ids of the club's teams of all seasons; only the team itself if it has no club. */
export async function listOwnTeams(scope: ReadScope, teamId: string): Promise<string[]> {
  const club = scope.db
    .select({ id: teams.clubId })
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.id, teamId)));
  const rows = await scope.db
    .select({ id: teams.id, clubId: teams.clubId })
    .from(teams)
    .where(ofTenant(scope, teams, or(eq(teams.id, teamId), inArray(teams.clubId, club))));
  const clubId = rows.find(({ id }) => id === teamId)?.clubId;
  dependsOn(scope, tags.clubs(scope.tenantId), clubId ? tags.club(clubId) : tags.team(teamId));
  return rows.map(({ id }) => id);
}

/** Selects decided games between two groups of teams, those before a game if one is given, latest first. */
export function selectMeetings(scope: ReadScope, own: readonly string[], others: readonly string[], before?: GameRow) {
  const between = (home: readonly string[], away: readonly string[]) =>
    and(inIds(games.homeTeamId, [...home]), inIds(games.awayTeamId, [...away]));
  const condition = before ? earlier(before) : isDecided;
  return selectGames(scope, or(between(own, others), between(others, own)), condition).orderBy(
    desc(playedAt),
    desc(games.id),
  );
}

/** Selects decided games of either team in the same league before a game, latest first. */
export function selectSeasonGames(scope: ReadScope, before: GameRow, pair: readonly string[]) {
  const ofPair = or(inIds(games.homeTeamId, [...pair]), inIds(games.awayTeamId, [...pair]));
  return selectGames(scope, eq(games.leagueId, before.league.id), ofPair, earlier(before)).orderBy(
    desc(playedAt),
    desc(games.id),
  );
}

const isDecided = and(inArray(games.state, [...decided]), countsInCompetition);

function earlier({ game, playedAt: time }: GameRow): SQL | undefined {
  return and(isDecided, sql`(${playedAt}, ${games.id}) < (${time}::timestamptz, ${game.id}::uuid)`);
}
