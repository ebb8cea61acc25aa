import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '#server/db/connect.ts';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

export type BenchDatabase = { db: Database; pool: pg.Pool };

/** A migrated, empty database with the settings of PostgreSQL itself, gone when `work` has ended. */
export async function withBenchDatabase<Result>(
  name: string,
  work: (database: BenchDatabase) => Promise<Result>,
): Promise<Result> {
  const folder = await temporaryFolder(`bench-${name}`);
  const embedded = await openEmbedded(folder, 'command', createLog('error'));
  const pool = new pg.Pool(embedded.connection);
  try {
    await migrateDatabase(pool);
    return await work({ db: drizzle(pool, { casing: 'snake_case' }), pool });
  } finally {
    await pool.end();
    await embedded.release();
    await removeFolder(folder);
  }
}
