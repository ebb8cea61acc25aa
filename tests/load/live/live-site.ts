import { eq } from 'drizzle-orm';
import { connectDatabase } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { signInAsBefore } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { startProcess } from '#tests/load/drive/site-process.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

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
  const site = await startProcess(data, '/api/health', { COURTSIDE_DEMO: '0' });
  const { db, close } = await connectDatabase({ DATA_DIR: data, DATABASE_URL: undefined, LOG_LEVEL: 'error' });
  const { gameId, scope, ids, person, record } = await openTable(db, 'bench', 'localhost');
  await db.update(games).set({ venueId: ids.venue }).where(eq(games.id, gameId));
  await record(tipOff({ person }), 0);
  const token = await signInAsBefore(scope, 'scorer');
  await close();
  return {
    origin: site.origin,
    gameId,
    token,
    person,
    stop: async () => {
      await site.stop();
      await removeFolder(data);
    },
  };
}
