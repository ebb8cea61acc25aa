import { eq, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInRollups } from '#server/league/game/counting.ts';
import { recordedOf, statColumns, sumsOf } from './sums.ts';

const line = gamePlayerStats;
const recorded = recordedOf(line, {
  games: sql`count(*) filter (where ${line.played})`,
  gamesWith: (stat) => sql`count(${line[stat]}) filter (where ${line.played})`,
  madeWith: (made, attempted) => sql`sum(${line[made]}) filter (where ${line[attempted]} is not null)`,
});

/** Recomputes the season of these players, or of all players of the league, from counted games. */
export async function updatePlayerSeasons(scope: TenantScope, leagueId: string, people?: readonly string[]) {
  const ofLeague = ofTenant(
    scope,
    playerSeasons,
    eq(playerSeasons.leagueId, leagueId),
    inIds(playerSeasons.personId, people),
  );
  await scope.db.delete(playerSeasons).where(ofLeague);
  await scope.db.execute(sql`
    insert into ${playerSeasons}
      (tenant_id, league_id, team_id, person_id, games, starts, timed_games, rated_games, ${statColumns}, recorded)
    select ${line.tenantId}, ${line.leagueId}, ${line.teamId}, ${line.personId},
      count(*) filter (where ${line.played}), count(*) filter (where ${line.starter} and ${line.played}),
      count(${line.playedMs}) filter (where ${line.played}), count(${line.pir}) filter (where ${line.played}),
      ${sumsOf(line)},
      ${recorded}
    from ${line} join ${games} on ${belongsTo(line, line.gameId, games)}
    where ${ofTenant(scope, line, eq(line.leagueId, leagueId), countsInRollups, inIds(line.personId, people))}
    group by 1, 2, 3, 4`);
}
