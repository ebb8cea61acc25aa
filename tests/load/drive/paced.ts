import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Target } from './target.ts';

export type Paced = {
  requests: number;
  failed: number;
  p50: number;
  p99: number;
  /** Answers of the page store: fresh, stale, and rendered for the request. */
  hit: number;
  stale: number;
  miss: number;
  /** How often the page that changed most often was seen to change. */
  mostRenders: number;
};

export interface PacedVisitors {
  /** What came of the requests since the last report. */
  report(): Promise<Paced>;
  stop(): Promise<void>;
}

/** Visitors that ask for random targets at a steady rate, from a process of their own: wrk knows no rate. */
export function startPaced(port: number, targets: readonly Target[], perSecond: number): PacedVisitors {
  const child = fork(new URL('./paced-process.ts', import.meta.url));
  child.send({ port, targets, perSecond });
  return {
    async report() {
      const answer = once(child, 'message');
      child.send('report');
      return (await answer)[0] as Paced;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
