import type { Queryable } from './db/tenant-scope.ts';
import { createDueAnnouncements } from './league/due/announce-due.ts';
import { createFantasyRecount, recountMs } from './league/fantasy/table/recount-due.ts';
import { settleSilentGames } from './league/result/settle-silent-games.ts';
import type { Log } from './log.ts';
import { type RepeatedWork, repeatEvery } from './repeat.ts';

/** How often a game without life is looked for. */
const intervalMs = 60_000;

/** Settles games without life, announces what the clock has changed, and counts the tables of fantasy again. */
export function watchGames(db: Queryable, log: Log): RepeatedWork {
  const announceDue = createDueAnnouncements(db, log);
  const watch = async () => {
    await settleSilentGames(db, log);
    await announceDue();
  };
  const works = [repeatEvery(intervalMs, watch), repeatEvery(recountMs, createFantasyRecount(db, log))];
  return {
    async close() {
      for (const work of works) await work.close();
    },
  };
}
