import { open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, Failure } from '#server/failure.ts';
import { isAlive } from '#server/process-identity.ts';

const timeoutMs = 150_000;

/**
 * Runs the work while holding the lock of a data folder, so that only one process at a time creates, starts or stops
 * its database. Locks of dead processes are ignored.
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
    const handle = await open(file, 'wx', 0o644);
    await handle.write(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
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
