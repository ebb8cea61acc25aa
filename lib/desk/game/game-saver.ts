import type { DeskQueue } from '#lib/desk/outbox/queue.ts';
import type { DeskStorage } from '#lib/desk/outbox/storage.ts';
import type { DeskTable } from './open-desk.ts';

type Log = Pick<DeskQueue, 'seq' | 'log'>;

export type GameKeeper = {
  /** Resolves when the device could open the game with this log. */
  keepLog: (log: Log) => Promise<void>;
  keepTable: (table: DeskTable) => Promise<void>;
};

/** Keeps a game on the device as the engine has it, so that it can be opened again without network. */
export function createGameKeeper(
  storage: Pick<DeskStorage, 'saveGame'>,
  opened: { table: DeskTable; log: Log; offsetMs: number },
): GameKeeper {
  let { table, log } = opened;
  const save = () => {
    const live = { ...table.live, seq: log.seq, events: log.log };
    return storage.saveGame(live.gameId, { game: table.game, live, offsetMs: opened.offsetMs });
  };
  return {
    keepLog(next) {
      log = next;
      return save();
    },
    keepTable(next) {
      table = next;
      return save();
    },
  };
}
