import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Servers that tests run against, with the Debian package of each. */
export const programs = {
  haproxy: 'haproxy',
  'nats-server': 'nats-server',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
} as const;

export type Program = keyof typeof programs;

/** Returns the path of a program, undefined where it is not installed. */
export function findProgram(name: Program): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
