import { fork } from 'node:child_process';
import { once } from 'node:events';

/** So many sockets at a channel, held by a process of their own. Returns how to end them. */
export async function openListeners(origin: string, channel: string, count: number): Promise<() => Promise<void>> {
  const address = origin.replace(/^http/, 'ws');
  const child = fork(new URL('./listeners-process.ts', import.meta.url), [address, channel, String(count)]);
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The listeners ended.'))),
  ]);
  return async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
}
