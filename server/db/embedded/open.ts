import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { errorText } from '#server/failure.ts';
import type { Log } from '#server/log.ts';
import type { Connection } from './connection.ts';
import { ensureRunning } from './ensure-running.ts';
import { withFolderLock } from './folder-lock.ts';
import { initialiseDatabase } from './initialise.ts';
import { applicationName, countOtherProcesses, type Role, takeLease, withDatabaseLease } from './lease.ts';
import { findPlace, makeDataDir, type Place } from './place.ts';
import { stopDatabase } from './stop.ts';

export interface EmbeddedDatabase {
  connection: pg.PoolConfig;
  /** Releases the database; the last of our processes to do so stops it. Close all connections before. */
  release(): Promise<void>;
}

/** Maximum delay between attempts to restart a dead database, in milliseconds. */
const maxDelayMs = 10_000;

interface Session {
  place: Place;
  lease: pg.Client;
  connection: Connection;
}

/** Opens the database of a `DATA_DIR`: creates it on first use, starts or reuses it, and restarts it if it dies. */
export async function openEmbedded(dataDir: string, role: Role, log: Log): Promise<EmbeddedDatabase> {
  await makeDataDir(dataDir);
  let session = await begin(dataDir, role);
  let released = false;
  const watch = () =>
    session.lease
      .on('error', (error) => log.debug({ reason: error.message }, 'lost the database'))
      .once('end', () => released || void restart());
  const restart = async () => {
    log.error('the database stopped unexpectedly; restarting it');
    for (let delayMs = 500; !released; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
      try {
        session = await begin(dataDir, role);
        log.info('the database is back');
        return watch();
      } catch (error) {
        log.error({ reason: errorText(error) }, 'the database could not be restarted; retrying');
        await wait(delayMs);
      }
    }
  };
  watch();
  return {
    connection: { ...withDatabaseLease(session.connection), application_name: applicationName(role) },
    release: () => {
      released = true;
      return withFolderLock(dataDir, () => end(session));
    },
  };
}

function begin(dataDir: string, role: Role): Promise<Session> {
  return withFolderLock(dataDir, async () => {
    const place = await findPlace(dataDir);
    await initialiseDatabase(place);
    const connection = await ensureRunning(place);
    const lease = await takeLease(connection, role, dataDir);
    return { place, lease, connection };
  });
}

async function end({ place, lease }: Session): Promise<void> {
  const others = await countOtherProcesses(lease).catch(() => 0);
  await lease.end().catch(() => undefined);
  if (others === 0) await stopDatabase(place);
}
