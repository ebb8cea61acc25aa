import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '#server/failure.ts';
import { isAlive } from '#server/process-identity.ts';
import { type Connection, waitForAnswer } from './connection.ts';
import { isDatabaseProcess, type PidFile, pidFilePath, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { startDatabase } from './start.ts';
import { stopDatabase } from './stop.ts';

const timeoutMs = 60_000;

/**
 * Connects to the database already running in this place, whoever started it; otherwise starts it. Throws a `Failure`.
 */
export async function ensureRunning(place: Place): Promise<Connection> {
  const existing = await readPidFile(place);
  if (existing && (await isDatabaseProcess(place, existing.pid))) {
    const connection = await waitForAnswer(place, existing.pid, timeoutMs);
    if (connection) return connection;
    await stopDatabase(place);
  }
  const remaining = await readPidFile(place);
  if (remaining && (await isDatabaseProcess(place, remaining.pid))) {
    throw new Failure(`The database in ${place.folder} neither responds nor stops. End its process ${remaining.pid}.`);
  }
  if (remaining && isAlive(remaining.pid)) await removeLocks(place, remaining);
  await startDatabase(place);
  const started = await readPidFile(place);
  const connection = started && (await waitForAnswer(place, started.pid, timeoutMs));
  if (connection) return connection;
  throw new Failure(
    `The database in ${place.folder} started but does not respond. Its log: ${place.folder}/server.log`,
  );
}

/**
 * Removes stale lock files: the PID belongs to another process or a zombie by now, and PostgreSQL would refuse to
 * start.
 */
async function removeLocks(place: Place, { port, socketFolder }: PidFile): Promise<void> {
  await rm(pidFilePath(place), { force: true });
  if (socketFolder) await rm(path.join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}
