import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { leagueTallies } from '#server/db/schema/league-tallies.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { lockRollups } from './lock-rollups.ts';
import { updateGameRecords } from './update-game-records.ts';
import { updateLeagueTally } from './update-league-tally.ts';
import { updatePlayerCareers } from './update-player-careers.ts';
import { updatePlayerSeasons } from './update-player-seasons.ts';

export type RebuiltRollups = { leagues: number; games: number };

/** Recomputes all rollups of the tenant from the players' lines and announces everything of it. The caller authorises. */
export function rebuildRollups(scope: TenantScope): Promise<RebuiltRollups> {
  return inTransaction(scope, async (scope) => {
    await lockRollups(scope);
    const all = await scope.db
      .select({ id: leagues.id, seasonId: leagues.seasonId })
      .from(leagues)
      .where(ofTenant(scope, leagues));
    for (const { id } of all) await rebuildLeague(scope, id);
    await updatePlayerCareers(scope);
    await announce(scope, [tags.config(scope.tenantId)]);
    const tallies = await scope.db.select().from(leagueTallies).where(ofTenant(scope, leagueTallies));
    return { leagues: all.length, games: tallies.reduce((sum, { games }) => sum + games, 0) };
  });
}

/** Recomputes the rollups, stages and champion of a league from all its games, except careers (see `updatePlayerCareers`). */
export async function rebuildLeague(scope: TenantScope, leagueId: string): Promise<void> {
  await updatePlayerSeasons(scope, leagueId);
  await updateGameRecords(scope, leagueId);
  await updateLeagueTally(scope, leagueId);
  await settleStages(scope, leagueId);
}
