import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import { isDrawnSql, winnerSql } from '#server/league/game/winner-sql.ts';

const own = alias(teams, 'own_team');
const other = alias(teams, 'other_team');
const isHome = sql<boolean>`${own.id} = ${games.homeTeamId}`;

/** Sums the decided games of a club's teams that count by the opponent's club (null if it has none) and by home or away. */
export function sumMeetings(scope: TenantScope, clubId: string) {
  return scope.db
    .select({
      clubId: other.clubId,
      isHome: isHome.as('is_home'),
      played: sql<number>`count(*)::int`,
      won: sql<number>`(count(*) filter (where ${winnerSql} = ${own.id}))::int`,
      drawn: sql<number>`(count(*) filter (where ${isDrawnSql}))::int`,
      lost: sql<number>`(count(*) filter (where ${winnerSql} is distinct from ${own.id} and not ${isDrawnSql}))::int`,
      pointsFor: sql<number>`coalesce(sum(case when ${isHome} then ${games.homeScore} else ${games.awayScore} end), 0)::int`,
      pointsAgainst: sql<number>`coalesce(sum(case when ${isHome} then ${games.awayScore} else ${games.homeScore} end), 0)::int`,
      last: sql<
        string | null
      >`max(coalesce(${games.tipOffDate}, (${games.tipOffAt} at time zone ${games.timeZone})::date))::text`,
    })
    .from(own)
    .innerJoin(
      games,
      sql`${games.tenantId} = ${own.tenantId} and (${games.homeTeamId} = ${own.id} or ${games.awayTeamId} = ${own.id})`,
    )
    .leftJoin(
      other,
      sql`${other.tenantId} = ${games.tenantId} and ${other.id} = case when ${isHome} then ${games.awayTeamId} else ${games.homeTeamId} end`,
    )
    .where(
      ofTenant(
        scope,
        own,
        eq(own.clubId, clubId),
        countsInCompetition,
        sql`(${winnerSql} is not null or ${isDrawnSql} or (${games.state} in ('forfeited', 'defaulted') and ${games.guilty} = 'both'))`,
      ),
    )
    .groupBy(other.clubId, sql`is_home`);
}
