import { asc, eq, inArray, sql } from 'drizzle-orm';
import { demoScripts } from '#server/db/schema/demo-scripts.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type Queryable, type TenantScope } from '#server/db/tenant-scope.ts';
import type { SimulationInput } from '#server/demo/simulate/types.ts';

/** A demo game to be played or continued. */
export type Script = { gameId: string; tipOffAt: Date | null; isLive: boolean; simulation: SimulationInput };

/** Returns the game to play now: the one in play, else the next by date; null when all are over. */
export async function nextScript(scope: TenantScope): Promise<Script | null> {
  return (await comingScripts(scope))[0] ?? null;
}

/** Returns that game and the one after it. */
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

/** Deletes the script of a game that is over or recorded by another client. */
export async function dropScript(scope: TenantScope, { gameId }: Pick<Script, 'gameId'>): Promise<void> {
  await scope.db.delete(demoScripts).where(ofTenant(scope, demoScripts, eq(demoScripts.gameId, gameId)));
}

/** Returns the tenants with games still to be played. */
export async function tenantsWithScripts(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ tenantId: demoScripts.tenantId }).from(demoScripts);
  return rows.map(({ tenantId }) => tenantId);
}
