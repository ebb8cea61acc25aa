import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { postgresCarrier } from '#server/db/carrier/postgres.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { reclaimWhenDead } from '#server/db/reclaim-dead.ts';

/** A migrated, empty database for one test file of the project `api`. `close` removes it. */
export const createTestDatabase = () => copyDatabase(inject('database').template);

/** The same before the first migration. */
export const createBlankDatabase = () => copyDatabase('template0');

async function copyDatabase(template: string): Promise<DatabaseConnection> {
  const { connection } = inject('database');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(connection, `create database ${name} template ${template}`);
  const pool = new pg.Pool({ ...connection, database: name });
  // The error of an idle connection would end the run; a connection in use reports it through its query.
  pool.on('error', () => undefined).on('connect', reclaimWhenDead);
  const close = async () => {
    await closeAll(pool);
    await administer(connection, `drop database ${name} with (force)`);
  };
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, carrier: postgresCarrier(pool), close };
}

/** `pool.end` does not wait until its connections are gone; dropping the database would cut them off with an error. */
async function closeAll(pool: pg.Pool): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let open = pool.totalCount;
  if (open === 0) resolve();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) resolve();
  });
  await pool.end();
  await closed;
}

async function administer(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
