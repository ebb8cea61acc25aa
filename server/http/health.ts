import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

export interface Health {
  ready: boolean;
  database: 'starting' | 'up' | 'down';
  versions: Record<'courtside' | 'node' | 'next', string> & { postgresql?: string };
}

const timeoutMs = 2000;

const versions = {
  courtside: packageVersion('package.json'),
  node: process.versions.node,
  next: packageVersion('node_modules/next/package.json'),
};

/**
 * Checks the health of the server. It is ready when all parts have started and the database answers within two seconds.
 */
export async function checkHealth(ready: boolean, pool: pg.Pool | undefined): Promise<Health> {
  if (!pool) return { ready: false, database: 'starting', versions };
  const postgresql = await databaseVersion(pool);
  const database = postgresql ? 'up' : 'down';
  return { ready: ready && database === 'up', database, versions: { ...versions, ...(postgresql && { postgresql }) } };
}

async function databaseVersion(pool: pg.Pool): Promise<string | undefined> {
  const { promise: timeout, resolve: onTimeout } = Promise.withResolvers<undefined>();
  const timer = setTimeout(onTimeout, timeoutMs);
  const version = pool.query<{ server_version: string }>('show server_version').then(
    ({ rows }) => rows[0]?.server_version.split(' ')[0],
    () => undefined,
  );
  const result = await Promise.race([version, timeout]);
  clearTimeout(timer);
  return result;
}

function packageVersion(file: string): string {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')).version;
}
