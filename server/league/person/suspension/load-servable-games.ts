import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { ServableGame } from '#lib/basketball/discipline/serve-suspensions.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { timesOf } from './game-times.ts';

/**
 * Loads by person the games that serve suspensions, in the order of play: finished ones of the team that the person was in on the day, without those in
 * which the person played. An annulled game is none; a forfeited one is where its league says so.
 */
export async function loadServableGames(
  scope: TenantScope,
  personIds: readonly string[],
): Promise<Map<string, ServableGame[]>> {
  if (personIds.length === 0) return new Map();
  const { db, tenantId } = scope;
  const team = memberships.teamId;
  const isServing = or(
    inArray(games.state, ['final', 'defaulted']),
    and(eq(games.state, 'forfeited'), sql`(${leagues.discipline} ->> 'forfeitServes')::boolean`),
  );
  const hasPlayed = sql`exists (select from ${gamePlayerStats} where ${gamePlayerStats.tenantId} = ${tenantId}
    and ${gamePlayerStats.gameId} = ${games.id} and ${gamePlayerStats.personId} = ${memberships.personId} and ${gamePlayerStats.played})`;
  const rows = await db
    .select({
      membership: memberships,
      id: games.id,
      leagueId: games.leagueId,
      tipOffAt: games.tipOffAt,
      tipOffDate: games.tipOffDate,
      timeZone: games.timeZone,
    })
    .from(memberships)
    .innerJoin(
      games,
      and(eq(games.tenantId, memberships.tenantId), or(eq(games.homeTeamId, team), eq(games.awayTeamId, team))),
    )
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .where(
      ofTenant(
        scope,
        memberships,
        and(inIds(memberships.personId, personIds), isServing, countsInCompetition, sql`not ${hasPlayed}`),
      ),
    );
  const dated = rows.map((row) => ({ ...row, ...timesOf(row) }));
  const inTeam = dated.filter(
    ({ day, membership: { fromDate, untilDate } }) => (fromDate ?? '') <= day && day <= (untilDate ?? '9999'),
  );
  const byPerson = Map.groupBy(inTeam, ({ membership }) => membership.personId);
  return new Map([...byPerson].map(([personId, own]) => [personId, inOrder(own)]));
}

function inOrder(rows: readonly ServableGame[]): ServableGame[] {
  const once = new Map(rows.map(({ id, leagueId, day, at }) => [id, { id, leagueId, day, at }]));
  return [...once.values()].sort((a, b) => a.at - b.at || a.id.localeCompare(b.id));
}
