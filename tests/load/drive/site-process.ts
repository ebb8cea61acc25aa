import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { allocatorSettings, youngHeapFlag } from '#server/memory-settings.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { waitForAnswer } from '#tests/setup/wait-for-answer.ts';

export interface SiteProcess {
  port: number;
  origin: string;
  pid: number;
  /** From the start of the process until it answered for the given path, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
}

/** Starts the built product with the demo in a folder of data, which stays; answers once a path does. */
export async function startProcess(data: string, path: string, env: Record<string, string> = {}): Promise<SiteProcess> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn', COURTSIDE_DEMO_LIVE: '0', ...env };
  const started = performance.now();
  const server = spawn(process.execPath, [youngHeapFlag, 'server/cli/start.ts'], {
    env: { ...process.env, ...allocatorSettings, ...settings },
    // Its warnings stand beside the report.
    stdio: ['ignore', 2, 2],
  });
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  await Promise.race([
    waitForAnswer(`${origin}${path}`, 600_000),
    ended.then(() => Promise.reject(new Error('The site ended before it answered.'))),
  ]);
  return {
    port,
    origin,
    pid: server.pid ?? 0,
    startMs: performance.now() - started,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
