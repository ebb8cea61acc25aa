import { eq, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagueTallies } from '#server/db/schema/league-tallies.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInRollups } from '#server/league/game/counting.ts';

/** Recounts the games of a league with player statistics, and their teams. */
export async function updateLeagueTally(scope: TenantScope, leagueId: string): Promise<void> {
  await scope.db.delete(leagueTallies).where(ofTenant(scope, leagueTallies, eq(leagueTallies.leagueId, leagueId)));
  await scope.db.execute(sql`
    insert into ${leagueTallies} (tenant_id, league_id, competition, games, teams)
    select ${games.tenantId}, ${games.leagueId}, ${leagues.slug}, count(distinct ${games.id}), count(distinct side.team)
    from ${games} join ${leagues} on ${belongsTo(games, games.leagueId, leagues)}
      cross join lateral (values (${games.homeTeamId}), (${games.awayTeamId})) side(team)
    where ${ofTenant(scope, games, eq(games.leagueId, leagueId), countsInRollups)}
      and ${games.coverage} in ('scoresheet', 'box-score', 'log')
    group by 1, 2, 3`);
}
