import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '#tests/load/scenario.ts';

const sockets = 2000;
const channelsEach = 100;

/** Strangers who invent channels, and what a reader of `/api/health` feels meanwhile. */
export const liveStrangers: Scenario = {
  name: 'live-strangers',
  summary: `${sockets} sockets that subscribe to ${channelsEach} invented channels each: the answer to other requests`,
  run: async () => {
    const child = fork(new URL('./live-sockets-server.ts', import.meta.url), ['strangers'], { execArgv: [] });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const health = async () => {
      const start = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
      return performance.now() - start;
    };
    const calm = await measure(health, (count) => count < 200);
    let isOver = false;
    const strangers = fork(new URL('./live-strangers-client.ts', import.meta.url), [String(port)]);
    strangers.once('exit', () => {
      isOver = true;
    });
    const storm = await measure(health, () => !isOver);
    child.disconnect();
    await once(child, 'exit');
    const row = (name: string, share: number) => ({
      name,
      value: at(storm, share),
      unit: 'ms',
      baseline: { name: 'without strangers', value: at(calm, share) },
      better: 'lower' as const,
    });
    return [
      { ...row('health during the storm, median', 0.5), target: 50 },
      row('the same, p99', 0.99),
      row('the same, the longest', 1),
    ];
  },
};

async function measure(request: () => Promise<number>, goesOn: (count: number) => boolean): Promise<number[]> {
  const delays: number[] = [];
  while (goesOn(delays.length)) {
    delays.push(await request());
    await wait(10);
  }
  return delays.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
