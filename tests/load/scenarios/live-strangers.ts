import { fork } from 'node:child_process';
import { once } from 'node:events';
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
    const strangers = fork(new URL('./live-strangers-client.ts', import.meta.url), [String(port)]);
    const delays: number[] = [];
    let isOver = false;
    const over = once(strangers, 'exit').then(() => {
      isOver = true;
    });
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
      delays.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await over;
    child.disconnect();
    await once(child, 'exit');
    const sorted = delays.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return [
      { name: 'health during the storm, median', value: at(0.5), unit: 'ms', target: 50, better: 'lower' },
      { name: 'the same, p99', value: at(0.99), unit: 'ms', better: 'lower' },
      { name: 'the same, the longest', value: at(1), unit: 'ms', better: 'lower' },
    ];
  },
};
