import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { connectDatabase } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { allocatorSettings, youngHeapFlag } from '#server/memory-settings.ts';
import { signInAsBefore } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { waitForAnswer } from '#tests/setup/wait-for-answer.ts';

export interface LiveSite {
  origin: string;
  /** The game has begun in the venue `hall`. */
  gameId: string;
  token: string;
  person: Table['person'];
  stop(): Promise<void>;
}

/** The product as `npm start` serves it, with a small league and one game that is on. */
export async function startLiveSite(): Promise<LiveSite> {
  const data = await temporaryFolder('bench-live');
  const port = await freePort();
  const server = spawn(process.execPath, [youngHeapFlag, 'server/cli/start.ts'], {
    env: {
      ...process.env,
      ...allocatorSettings,
      PORT: String(port),
      DATA_DIR: data,
      COURTSIDE_DEMO: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  await waitForAnswer(`${origin}/api/health`, 600_000);
  const { db, close } = await connectDatabase({ DATA_DIR: data, DATABASE_URL: undefined, LOG_LEVEL: 'error' });
  const { gameId, scope, ids, person, record } = await openTable(db, 'bench', 'localhost');
  await db.update(games).set({ venueId: ids.venue }).where(eq(games.id, gameId));
  await record(tipOff({ person }), 0);
  const token = await signInAsBefore(scope, 'scorer');
  await close();
  return {
    origin,
    gameId,
    token,
    person,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await removeFolder(data);
    },
  };
}
