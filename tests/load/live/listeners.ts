import { fork } from 'node:child_process';
import { once } from 'node:events';

type Heard = { heard: number; lost: number; p50: number; p99: number };

export interface Listeners {
  /** Says that an event is being sent now. */
  sending(): void;
  /** How many messages the sockets received since the last report, how late in milliseconds, and how many sockets are lost. */
  report(): Promise<Heard>;
  stop(): Promise<void>;
}

/** So many sockets at a channel, held by a process of their own. */
export async function openListeners(origin: string, channel: string, count: number): Promise<Listeners> {
  const address = origin.replace(/^http/, 'ws');
  const child = fork(new URL('./listeners-process.ts', import.meta.url), [address, channel, String(count)]);
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The listeners ended.'))),
  ]);
  return {
    sending: () => void child.send({ sentAt: performance.timeOrigin + performance.now() }),
    async report() {
      const answer = once(child, 'message');
      child.send('report');
      return (await answer)[0] as Heard;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
