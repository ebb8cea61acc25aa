import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';

/** A migrated, empty database for one test file of the project `api`. `close` removes it. */
export async function createTestDatabase(): Promise<DatabaseConnection> {
  const { connection, template } = inject('database');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(connection, `create database ${name} template ${template}`);
  const pool = new pg.Pool({ ...connection, database: name });
  const close = async () => {
    await pool.end();
    await administer(connection, `drop database ${name} with (force)`);
  };
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close };
}

async function administer(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
