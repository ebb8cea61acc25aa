import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from '@playwright/test';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { waitForAnswer } from '#tests/setup/wait-for-answer.ts';

/** A server of its own on a migrated database without any tenant. */
export interface OwnServer {
  /** Its folder of data. */
  folder: string;
  db: Database;
  /** What the product has written to its log since it was started. */
  log(): string;
  /** Starts the product, again after `stop`; resolves with its origin. */
  start(env?: Record<string, string>): Promise<string>;
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

export type OwnSite = OwnServer & { table: Table };

/** What a start may take on a busy machine: the server, then its workers, one after the other. */
const startLimitMs = 240_000;

/** Gives the hook or test that starts a site the time of a start on top of its own. */
function allowStart(): void {
  const info = test.info();
  info.setTimeout(info.timeout + startLimitMs);
}

/** A site with the small league, for tests that change or damage it: it stands in nobody's way. */
export async function openOwnSite(): Promise<OwnSite> {
  const server = await openOwnServer();
  return { ...server, table: await openTable(server.db, 'own', 'localhost') };
}

export async function openOwnServer(): Promise<OwnServer> {
  const folder = await temporaryFolder('own-site');
  const connection = await connectDatabase({ DATA_DIR: folder, DATABASE_URL: undefined, LOG_LEVEL: 'error' });
  let written = '';
  let running: { stop(): Promise<void> } | undefined;
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  const start = async (env: Record<string, string> = {}) => {
    allowStart();
    const port = env.PORT ?? String(await freePort());
    const settings = { PORT: port, DATA_DIR: folder, COURTSIDE_DEMO: '0', LOG_LEVEL: 'error', ...env };
    const server = spawn(process.execPath, ['server/cli/start.ts'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    written = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
    const ended = once(server, 'exit');
    running = {
      async stop() {
        server.kill('SIGTERM');
        await ended;
      },
    };
    const origin = `http://localhost:${port}`;
    // The first page too: workers start on their own, after the server.
    await waitForAnswer(`${origin}/api/health`, startLimitMs);
    await waitForAnswer(`${origin}/en`, startLimitMs);
    return origin;
  };
  await prepareTables(connection.pool);
  return {
    folder,
    db: connection.db,
    log: () => written,
    start: async (env) => {
      await stop();
      return start(env);
    },
    stop,
    async close() {
      await stop();
      await connection.close();
      await removeFolder(folder);
    },
  };
}
