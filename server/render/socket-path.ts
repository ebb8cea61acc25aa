import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns a new address for a socket of this machine; a named pipe on Windows. */
export function newSocketPath(): string {
  const name = `courtside-${randomUUID().slice(0, 13)}.sock`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}
