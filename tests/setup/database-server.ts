import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#server/db/embedded/open.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { reclaimWhenDead } from '#server/db/reclaim-dead.ts';
import { createLog } from '#server/log.ts';
import { removeFolder, temporaryFolder } from './temporary-folder.ts';

const templateName = 'test_template';

/** Where the run's PostgreSQL is reached, and the migrated, empty database that each test file copies. */
export interface TestServer {
  connection: pg.PoolConfig;
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestServer;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('test-database');
  const embedded = await openEmbedded(folder, 'command', createLog('error'));
  const stop = async () => {
    await embedded.release();
    await removeFolder(folder);
  };
  try {
    await makeTemplate(embedded.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('database', { connection: embedded.connection, template: templateName });
  return stop;
}

async function makeTemplate(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  // Test data need not survive a power cut.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${templateName}`);
  await client.end();
  const pool = new pg.Pool({ ...connection, database: templateName });
  pool.on('error', (error) => console.error(error)).on('connect', reclaimWhenDead);
  await migrateDatabase(pool);
  await pool.end();
}
