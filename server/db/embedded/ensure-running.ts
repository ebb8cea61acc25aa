import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '#server/failure.ts';
import { type Connection, waitForAnswer } from './connection.ts';
import { isAlive, isDatabaseProcess, type PidFile, pidFilePath, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { startDatabase } from './start.ts';
import { stopDatabase } from './stop.ts';

const timeoutMs = 60_000;

/** Uses the database that already runs in this place, whoever started it; else starts one. */
export async function ensureRunning(place: Place): Promise<Connection> {
  const found = await readPidFile(place);
  if (found && (await isDatabaseProcess(place, found.pid))) {
    const connection = await waitForAnswer(place, found.pid, timeoutMs);
    if (connection) return connection;
    await stopDatabase(place);
  }
  const left = await readPidFile(place);
  if (left && (await isDatabaseProcess(place, left.pid))) {
    throw new Failure(`The database in ${place.folder} neither answers nor stops. End its process ${left.pid}.`);
  }
  if (left && isAlive(left.pid)) await removeLocks(place, left);
  await startDatabase(place);
  const started = await readPidFile(place);
  const connection = started && (await waitForAnswer(place, started.pid, timeoutMs));
  if (connection) return connection;
  throw new Failure(
    `The database in ${place.folder} started, but does not answer. Its log: ${place.folder}/server.log`,
  );
}

/** The number is borne by another program by now, or by a dead one that nobody buried: PostgreSQL would refuse to start. */
async function removeLocks(place: Place, { port, socketFolder }: PidFile): Promise<void> {
  await rm(pidFilePath(place), { force: true });
  if (socketFolder) await rm(path.join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}
