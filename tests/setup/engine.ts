import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface Engine {
  process: ChildProcess;
  /** All that it said until now. */
  output(): string;
  /** Resolves with its address once it serves; rejects with its words if it ends before. */
  ready: Promise<string>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
}

/** Starts `npm run api`'s program on a free port, without the demo. */
export function startEngine(env: Record<string, string>): Engine {
  const settings = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, PORT: '0', COURTSIDE_DEMO: '0', ...env };
  const child = spawn(process.execPath, ['server/cli/api.ts'], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = Promise.withResolvers<string>();
  ready.promise.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /ready: +(http:\S+)\/api/.exec(said)?.[1];
      if (address) ready.resolve(address);
    });
  }
  const ended = once(child, 'close').then(() => {
    ready.reject(new Error(`The engine ended:\n${said}`));
    return child.exitCode;
  });
  return { process: child, output: () => said, ready: ready.promise, ended };
}

/** The number of the database's process, or undefined where it was stopped in order. */
export async function databaseProcess(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => undefined);
  return text ? Number(text.split('\n', 1)[0]) : undefined;
}
