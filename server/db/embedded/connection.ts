import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { readPassword, superuser } from './initialise.ts';
import { isDatabaseProcess, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';

export interface Connection {
  /** Socket folder, or a loopback address. */
  host: string;
  port: number;
  user: string;
  password: string;
}

/** Returns the connection settings of the running database from its PID file. */
async function connectionOf(place: Place): Promise<Connection | undefined> {
  const running = await readPidFile(place);
  if (!running?.port) return undefined;
  const host = running.socketFolder || '127.0.0.1';
  return { host, port: running.port, user: superuser, password: await readPassword(place) };
}

/**
 * Waits until the running database accepts connections; undefined if it exits or does not respond within the timeout.
 */
export async function waitForAnswer(place: Place, pid: number, timeoutMs: number): Promise<Connection | undefined> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && (await isDatabaseProcess(place, pid))) {
    const connection = await connectionOf(place);
    if (connection && (await canConnect(connection))) return connection;
    await wait(100);
  }
  return undefined;
}

async function canConnect(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
