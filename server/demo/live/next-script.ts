import { asc, eq, inArray, sql } from 'drizzle-orm';
import { demoScripts } from '#server/db/schema/demo-scripts.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type Queryable, type TenantScope } from '#server/db/tenant-scope.ts';
import type { SimulationInput } from '#server/demo/simulate/types.ts';

/** A game of the demo that is to be played, or played on. */
export type Script = { gameId: string; tipOffAt: Date | null; isLive: boolean; simulation: SimulationInput };

/** The game to play now: the one under way, else the one whose turn it is by the calendar; null when all are over. */
export async function nextScript(scope: TenantScope): Promise<Script | null> {
  return (await comingScripts(scope))[0] ?? null;
}

/** The one and those that follow it. */
export async function comingScripts(scope: TenantScope): Promise<Script[]> {
  const { tipOffAt, state } = games;
  const isLive = sql<boolean>`${state} <> 'scheduled'`;
  const simulation = sql<SimulationInput>`${demoScripts.simulation}`;
  return await scope.db
    .select({ gameId: demoScripts.gameId, tipOffAt, isLive, simulation })
    .from(demoScripts)
    .innerJoin(games, eq(games.id, demoScripts.gameId))
    .where(ofTenant(scope, demoScripts, ofTenant(scope, games), inArray(state, ['live', 'scheduled'])))
    .orderBy(sql`${isLive} desc`, asc(tipOffAt), asc(games.id))
    .limit(2);
}

/** The game is over, or somebody else scores it. */
export async function dropScript(scope: TenantScope, { gameId }: Pick<Script, 'gameId'>): Promise<void> {
  await scope.db.delete(demoScripts).where(ofTenant(scope, demoScripts, eq(demoScripts.gameId, gameId)));
}

/** Whose games are still to be played. */
export async function tenantsWithScripts(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ tenantId: demoScripts.tenantId }).from(demoScripts);
  return rows.map(({ tenantId }) => tenantId);
}
