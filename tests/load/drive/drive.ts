import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { wrkVersion } from '#tests/load/machine.ts';
import { percentile } from '#tests/load/percentile.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { ask, createAgent, type Target } from './target.ts';

export type Load = { requests: number; seconds: number; failed: number; p50: number; p99: number };

const connections = 16;

/** Asks for the targets in random order, as fast as the server answers, by `wrk`; without it by this process. */
export async function drive(port: number, targets: readonly Target[], seconds: number): Promise<Load> {
  return wrkVersion() ? driveByWrk(port, targets, seconds) : driveByNode(port, targets, seconds);
}

export const perSecond = ({ requests, seconds }: Load) => requests / seconds;

async function driveByWrk(port: number, targets: readonly Target[], seconds: number): Promise<Load> {
  const folder = await temporaryFolder('wrk');
  try {
    const file = path.join(folder, 'targets');
    await writeFile(file, targets.map(({ host, path }) => `${host} ${path}\n`).join(''));
    const script = path.join(import.meta.dirname, 'wrk.lua');
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script];
    const wrk = spawn('wrk', [...options, `http://127.0.0.1:${port}`, '--', file, String(Date.now())]);
    const [output] = await Promise.all([text(wrk.stdout), once(wrk, 'exit')]);
    const result = /^RESULT (.+)$/m.exec(output)?.[1];
    if (!result) throw new Error(`wrk said nothing about its result:\n${output}`);
    return JSON.parse(result);
  } finally {
    await removeFolder(folder);
  }
}

async function driveByNode(port: number, targets: readonly Target[], seconds: number): Promise<Load> {
  const agent = createAgent(connections);
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const loop = async () => {
    while (performance.now() < until) {
      const target = targets[Math.floor(Math.random() * targets.length)] ?? { host: 'localhost', path: '/' };
      const asked = performance.now();
      const { status } = await ask(port, target, agent);
      times.push(performance.now() - asked);
      if (status >= 400) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  agent.destroy();
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { requests: times.length, seconds: (performance.now() - started) / 1000, failed, p50, p99 };
}
