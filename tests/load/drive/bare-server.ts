import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from './target.ts';

/** Node writes these for each answer itself. */
const ownHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

/** Starts a process that only sends an answer again, and nothing else. */
export async function startBareServer({ headers, body }: Answer): Promise<{ port: number; stop(): Promise<void> }> {
  const child = fork(new URL('./bare-server-process.ts', import.meta.url));
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
  child.send({ headers: { ...own, 'content-length': String(body.length) }, body: body.toString('base64') });
  const [port] = await once(child, 'message');
  return {
    port: Number(port),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
