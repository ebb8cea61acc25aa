import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Failure } from '#server/failure.ts';
import { isAlive } from '#server/process-identity.ts';
import type { Connection } from './connection.ts';

/** A data folder is used by one server at a time; any number of commands may run beside it. */
export type Role = 'server' | 'command';

const databaseName = 'courtside';
const serverLock = 7_237_001;
const namePrefix = 'courtside';

export const applicationName = (role: Role) => `${namePrefix} ${role} ${process.pid}`;

/**
 * Opens the connection that a process holds while it uses the database. It closes when the process dies in any way, so
 * that the remaining processes can count the others. Throws a `Failure` if another server holds the data folder.
 */
export async function takeLease(connection: Connection, role: Role, dataDir: string): Promise<pg.Client> {
  const lease = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: applicationName(role),
    keepAlive: true,
  });
  await lease.connect();
  try {
    if (role === 'server') await claim(lease, dataDir);
    await createDatabase(lease);
    return lease;
  } catch (error) {
    await lease.end();
    throw error;
  }
}

export const withDatabaseLease = (connection: Connection) => ({ ...connection, database: databaseName });

/** Counts the connections of our other processes. */
export async function countOtherProcesses(lease: pg.Client): Promise<number> {
  const { rows } = await lease.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where application_name like $1 and application_name not like $2`,
    [`${namePrefix} %`, `% ${process.pid}`],
  );
  return rows[0]?.count ?? 0;
}

async function createDatabase(lease: pg.Client): Promise<void> {
  const { rowCount } = await lease.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (!rowCount) await lease.query(`create database ${databaseName}`);
}

async function claim(lease: pg.Client, dataDir: string): Promise<void> {
  const until = Date.now() + 3000;
  while (!(await tryClaim(lease))) {
    const holder = await holderOf(lease);
    if (Date.now() > until) {
      const who = holder ? ` (process ${holder})` : '';
      throw new Failure(
        `${dataDir} is in use by another running Courtside${who}. Stop that one, or give this one its own DATA_DIR and PORT.`,
      );
    }
    await wait(holder && isAlive(holder) ? 250 : 50);
  }
}

async function tryClaim(lease: pg.Client): Promise<boolean> {
  const { rows } = await lease.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [serverLock]);
  return rows[0]?.free === true;
}

async function holderOf(lease: pg.Client): Promise<number | undefined> {
  const { rows } = await lease.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [serverLock],
  );
  return Number(rows[0]?.name.split(' ').at(-1)) || undefined;
}
