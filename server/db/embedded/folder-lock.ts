import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diskFailure, errorCode, Failure } from '#server/failure.ts';
import { isAlive } from '#server/process-identity.ts';

const timeoutMs = 150_000;

/**
 * Runs the work while holding the lock of a data folder, so that only one process at a time creates, starts or stops
 * its database. Locks of dead processes are ignored. Throws a `Failure` where the folder cannot be written.
 */
export async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(dataDir, 'postgres.lock');
  await acquire(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await tryAcquire(file))) {
    if (await isAbandoned(file)) await rm(file, { force: true });
    else if (Date.now() > until) throw new Failure(`${file} is held by another process. If none runs, remove it.`);
    else await wait(50);
  }
}

async function tryAcquire(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // On a full disk it is there, and empty.
    await rm(file, { force: true }).catch(() => undefined);
    throw diskFailure(file, error) ?? error;
  }
}

/**
 * Returns whether the lock is abandoned. An empty file may belong to a process about to write its PID: it has two
 * seconds.
 */
async function isAbandoned(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  if (text !== '') return !isAlive(Number(text));
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > 2000;
}
