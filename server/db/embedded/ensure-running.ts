import { rm } from 'node:fs/promises';
import { Failure } from '#server/failure.ts';
import { type Connection, waitForAnswer } from './connection.ts';
import { isAlive, isDatabaseProcess, pidFilePath, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { startDatabase } from './start.ts';
import { stopDatabase } from './stop.ts';

const patience = 60_000;

/** Uses the database that already runs in this place, whoever started it; else starts one. */
export async function ensureRunning(place: Place): Promise<Connection> {
  const found = await readPidFile(place);
  if (found && (await isDatabaseProcess(place, found.pid))) {
    const connection = await waitForAnswer(place, found.pid, patience);
    if (connection) return connection;
    await stopDatabase(place);
  } else if (found && isAlive(found.pid)) {
    // After a restart of the machine another program may bear the number, and PostgreSQL would then refuse to start.
    await rm(pidFilePath(place), { force: true });
  }
  await startDatabase(place);
  const started = await readPidFile(place);
  const connection = started && (await waitForAnswer(place, started.pid, patience));
  if (connection) return connection;
  throw new Failure(
    `The database in ${place.folder} started, but does not answer. Its log: ${place.folder}/server.log`,
  );
}
