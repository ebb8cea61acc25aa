import { sql } from 'drizzle-orm';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { updateRollups } from './update-rollups.ts';

/** Updates the rollups of a league for games that now count, or no longer do. Announces as `updateRollups`. */
export async function recountGames(scope: TenantScope, leagueId: string, gameIds: readonly string[]): Promise<void> {
  if (gameIds.length === 0) return;
  const lines = await scope.db
    .select({ gameId: gamePlayerStats.gameId, people: sql<string[]>`array_agg(${gamePlayerStats.personId})` })
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, inIds(gamePlayerStats.gameId, gameIds)))
    .groupBy(gamePlayerStats.gameId);
  for (const { gameId, people } of lines) await updateRollups(scope, { id: gameId, leagueId }, people);
}
