import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { rebuildRollups } from '#server/league/rollup/rebuild-rollups.ts';
import { createLog } from '#server/log.ts';
import { insertTenant } from '#tests/fixtures/tenant-rows.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { loadPlan } from './load-plan.ts';
import { makeUpNumbers } from './make-up-numbers.ts';
import type { PlannedLeague } from './plan.ts';

export type History = { scope: TenantScope; pool: pg.Pool; host: string };

/** A server with nothing but made-up histories, each in a database of its own; all is gone when `work` has ended. */
export async function withHistories<Result>(
  work: (load: (name: string, plan: readonly PlannedLeague[]) => Promise<History>) => Promise<Result>,
): Promise<Result> {
  const folder = await temporaryFolder('bench-history');
  const pools: pg.Pool[] = [];
  const embedded = await openEmbedded(folder, 'command', createLog('error'));
  const open = (database?: string) => {
    const pool = new pg.Pool({ ...embedded.connection, ...(database && { database }), max: 20 });
    pools.push(pool);
    return pool;
  };
  try {
    const server = open();
    return await work(async (name, plan) => {
      await server.query(`create database ${name}`);
      const pool = open(name);
      await migrateDatabase(pool);
      const db = drizzle(pool, { casing: 'snake_case' });
      const host = `${name}.test`;
      const scope = { db, tenantId: await insertTenant(db, name, [host]) };
      await loadPlan(scope, plan);
      await db.execute(sql`analyze`);
      await makeUpNumbers(scope);
      await rebuildRollups(scope);
      await pool.query('vacuum analyze');
      return { scope, pool, host };
    });
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
    await embedded.release();
    await removeFolder(folder);
  }
}
