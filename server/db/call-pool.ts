import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '#server/log.ts';
import type { Database } from './connect.ts';
import { prepareOften } from './prepare-often.ts';
import { reclaimWhenDead } from './reclaim-dead.ts';

/** How long statements of a call may take, in milliseconds; imports and migrations use connections without limits. */
const callLimits = {
  connectMs: 5000,
  lockMs: 5000,
  statementMs: 10_000,
  /** A connection without a byte for this long is half open: each answer comes within the limit of a statement. */
  silenceMs: 15_000,
};

/** How long `close` waits for running statements, in milliseconds. */
const closeTimeoutMs = 3000;

export interface CallPoolOptions {
  /** Another address of the database: of its pooler, or of a replica. */
  address?: string | undefined;
  /** Whether a pooler in transaction mode is in between. */
  isPooled?: boolean;
  limits?: typeof callLimits;
}

export interface CallPool {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens connections to the same database for calls of the API: with limits, so that a stuck database holds none. Through a
 * pooler nothing is set on a connection, which others would get next: there the pooler sets the limits.
 */
export function openCallPool(
  { options }: pg.Pool,
  log: Log,
  { address, isPooled = false, limits = callLimits }: CallPoolOptions = {},
): CallPool {
  const settings = {
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.silenceMs,
  };
  const statement = Object.entries(settings)
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ');
  const onConnect = async (client: pg.ClientBase) => {
    reclaimWhenDead(client);
    closeWhenSilent(client, limits.silenceMs);
    if (isPooled) return;
    prepareOften(client);
    await client.query(statement);
  };
  const pool = new pg.Pool({
    ...options,
    // The pool hides it from enumeration.
    ...(options.password !== undefined && { password: options.password }),
    ...(address && { connectionString: address }),
    connectionTimeoutMillis: limits.connectMs,
    onConnect,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a database connection was lost'));
  const close = async () => {
    await Promise.race([pool.end(), wait(closeTimeoutMs, undefined, { ref: false })]);
  };
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close };
}

/** Ends a connection on which nothing arrives, whether it waits for a statement or for a transaction's next one. */
function closeWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(silenceMs, () => stream.destroy(new Error('Connection terminated: the database is silent.')));
}
