import { readFileSync } from 'node:fs';
import { errorCode } from './failure.ts';

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Returns what tells a process from a later one with the same PID: the PID, and on Linux when the process was started. It is
 * the PID alone of a process that does not run.
 */
export function identityOf(pid: number): string {
  return `${pid} ${startOf(pid)}`.trim();
}

function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[19] ?? '';
  } catch (error) {
    // Not running, or no Linux.
    if (['ENOENT', 'ESRCH'].includes(errorCode(error) ?? '')) return '';
    throw error;
  }
}
