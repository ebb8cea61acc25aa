import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram, type Program } from './find.ts';

export interface RunningProgram {
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program that serves on a port of this machine, and waits until it does. */
export async function startProgram(name: Program, args: readonly string[], port: number): Promise<RunningProgram> {
  const file = findProgram(name);
  if (!file) throw new Error(`${name} is not installed.`);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${said}`);
    await wait(20);
  }
  return {
    async stop(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const opened = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return opened;
}
