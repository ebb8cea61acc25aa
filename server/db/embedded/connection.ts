import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { readPassword, superuser } from './initialise.ts';
import { isDatabaseProcess, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';

export interface Connection {
  /** A folder with the socket, or an address of the loopback. */
  host: string;
  port: number;
  user: string;
  password: string;
}

/** How to reach the database that runs in this place, as it says itself. */
async function connectionOf(place: Place): Promise<Connection | undefined> {
  const running = await readPidFile(place);
  if (!running?.port) return undefined;
  const host = running.socketFolder || '127.0.0.1';
  return { host, port: running.port, user: superuser, password: await readPassword(place) };
}

/** Waits until the running database takes connections; undefined when it ends or stays silent for that long. */
export async function waitForAnswer(place: Place, pid: number, timeoutMs: number): Promise<Connection | undefined> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && (await isDatabaseProcess(place, pid))) {
    const connection = await connectionOf(place);
    if (connection && (await answers(connection))) return connection;
    await wait(100);
  }
  return undefined;
}

async function answers(connection: Connection): Promise<boolean> {
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
