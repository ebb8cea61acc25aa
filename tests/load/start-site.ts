import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tests/setup/free-port.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { waitForAnswer } from './wait-for-answer.ts';

/** Starts the product as `npm start` does, with the demo in a new folder of data, or takes the site of COURTSIDE_BENCH_ORIGIN. */
export async function startSite(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const given = process.env.COURTSIDE_BENCH_ORIGIN;
  if (given) return { origin: given.replace(/\/$/, ''), stop: () => Promise.resolve() };
  const data = await temporaryFolder('bench-site');
  const port = await freePort();
  const server = spawn(process.execPath, ['server/cli/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  await waitForAnswer(`${origin}/en`);
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await removeFolder(data);
    },
  };
}
