import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '#server/process-identity.ts';
import type { Place } from './place.ts';
import { runAs } from './run-as.ts';

/** The lines of `postmaster.pid`. */
export interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
}

export const dataFolder = (place: Pick<Place, 'folder'>) => path.join(place.folder, 'data');
export const pidFilePath = (place: Pick<Place, 'folder'>) => path.join(dataFolder(place), 'postmaster.pid');

export async function readPidFile(place: Place): Promise<PidFile | undefined> {
  const text = await readFile(pidFilePath(place), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder] = text.split('\n').map((line) => line.trim());
  if (!pid) return undefined;
  return { pid: Math.abs(Number(pid)), port: Number(port), socketFolder: socketFolder ?? '' };
}

/** Returns whether that process is PostgreSQL running in this folder, not a later process with the same PID. */
export async function isDatabaseProcess(place: Place, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return workingFolder === (await realpath(dataFolder(place)));
  }
  const { output } = await runAs(undefined, 'ps', ['-o', 'comm=', '-p', String(pid)], '/');
  return output.includes('postgres');
}
