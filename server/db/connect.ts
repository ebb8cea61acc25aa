import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ServerSettings } from '#server/env.ts';
import { errorText, Failure } from '#server/failure.ts';
import { createLog, type Log } from '#server/log.ts';
import type { Carrier } from './carrier/carrier.ts';
import { openCarrier } from './carrier/open.ts';
import { applicationName, type Role } from './embedded/lease.ts';
import { openEmbedded } from './embedded/open.ts';
import { reclaimWhenDead } from './reclaim-dead.ts';

export type Database = NodePgDatabase;

/** How long `close` waits for running statements, in milliseconds. */
const closeTimeoutMs = 3000;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  carrier: Carrier;
  /** Closes all connections. The last process to close the embedded database stops it. */
  close(): Promise<void>;
}

export type ConnectSettings = Pick<ServerSettings, 'DATA_DIR' | 'DATABASE_URL' | 'LOG_LEVEL'> &
  Partial<Pick<ServerSettings, 'DATABASE_DIRECT_URL' | 'CARRIER_URL'>>;

export interface ConnectOptions {
  role?: Role;
  log?: Log;
}

/**
 * Connects to `DATABASE_URL`, past its pooler where `DATABASE_DIRECT_URL` is set, or to the embedded database of `DATA_DIR`, which it starts if needed. Any number of
 * commands may connect beside one server. Throws a `Failure` with the remedy.
 */
export async function connectDatabase(
  settings: ConnectSettings,
  { role = 'command', log = createLog(settings.LOG_LEVEL) }: ConnectOptions = {},
): Promise<DatabaseConnection> {
  const { DATABASE_DIRECT_URL, DATABASE_URL, CARRIER_URL } = settings;
  const address = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (address) {
    const pool = createPool({ connectionString: address, application_name: applicationName(role) }, log);
    await assertReachable(pool, DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
    return withCarrier(pool, CARRIER_URL, log, () => pool.end());
  }
  const embedded = await openEmbedded(settings.DATA_DIR, role, log);
  const pool = createPool(embedded.connection, log);
  const close = async () => {
    await Promise.race([pool.end(), wait(closeTimeoutMs, undefined, { ref: false })]);
    await embedded.release();
  };
  return withCarrier(pool, CARRIER_URL, log, close);
}

async function withCarrier(
  pool: pg.Pool,
  address: string | undefined,
  log: Log,
  close: () => Promise<void>,
): Promise<DatabaseConnection> {
  try {
    const carrier = await openCarrier(pool, address, log);
    const closeBoth = async () => {
      await carrier.close();
      await close();
    };
    return { db: carrier.carry(drizzle(pool, { casing: 'snake_case' })), pool, carrier, close: closeBoth };
  } catch (error) {
    await close();
    throw error;
  }
}

function createPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
  });
  pool.on('connect', reclaimWhenDead);
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
  return pool;
}

async function assertReachable(pool: pg.Pool, setting: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Failure(
      `The database at ${setting} cannot be reached: ${errorText(error)}. Check the address and that it runs.`,
    );
  }
}
