import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';
import { removeFolder, temporaryFolder } from './temporary-folder.ts';
import { waitForAnswer } from './wait-for-answer.ts';

export interface StartedSite {
  origin: string;
  /** Its folder of data; undefined for a site that ran already. */
  folder: string | undefined;
  stop: () => Promise<void>;
}

/**
 * Starts the product as `npm start` does, with the demo in a new folder of data, or takes the site that already runs; resolves once
 * the page is served.
 */
export async function startSite(
  given: string | undefined,
  env: Record<string, string> = {},
  page = '/en',
): Promise<StartedSite> {
  if (given) return { origin: given.replace(/\/$/, ''), folder: undefined, stop: () => Promise.resolve() };
  const data = await temporaryFolder('site');
  const port = await freePort();
  const server = spawn(process.execPath, ['server/cli/start.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn', COURTSIDE_DEMO_LIVE: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  await waitForAnswer(`${origin}${page}`);
  return {
    origin,
    folder: data,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await removeFolder(data);
    },
  };
}
