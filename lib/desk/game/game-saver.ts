import type { DeskQueue } from '#lib/desk/outbox/queue.ts';
import type { DeskStorage } from '#lib/desk/outbox/storage.ts';
import type { DeskSnapshot } from './open-desk.ts';

type Log = Pick<DeskQueue, 'seq' | 'log'>;

export type GameSaver = {
  /** Resolves when the device could open the game with this log. */
  saveLog: (log: Log) => Promise<void>;
  saveSnapshot: (table: DeskSnapshot) => Promise<void>;
};

/** Keeps a game on the device as the engine has it, so that it can be opened again without network. */
export function createGameSaver(
  storage: Pick<DeskStorage, 'saveGame'>,
  opened: { table: DeskSnapshot; log: Log; offsetMs: number },
): GameSaver {
  let { table, log } = opened;
  const save = () => {
    const live = { ...table.live, seq: log.seq, events: log.log };
    return storage.saveGame(live.gameId, { game: table.game, live, offsetMs: opened.offsetMs });
  };
  return {
    saveLog(next) {
      log = next;
      return save();
    },
    saveSnapshot(next) {
      table = next;
      return save();
    },
  };
}
