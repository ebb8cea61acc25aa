import type { DeskQueue } from '#lib/desk/outbox/queue.ts';
import type { DeskStorage } from '#lib/desk/outbox/storage.ts';
import type { DeskSnapshot } from './open-desk.ts';

type Log = Pick<DeskQueue, 'seq' | 'log'>;

export type GameSaver = {
  /** Resolves when this log is stored, so that the device can open the game with it. */
  saveLog: (log: Log) => Promise<void>;
  saveSnapshot: (snapshot: DeskSnapshot) => Promise<void>;
};

/**
 * Creates a saver, which stores a game on the device as the engine last sent it, so that it can be opened without
 * network.
 */
export function createGameSaver(
  storage: Pick<DeskStorage, 'saveGame'>,
  opened: { snapshot: DeskSnapshot; log: Log; offsetMs: () => number },
): GameSaver {
  let { snapshot, log } = opened;
  const save = () => {
    const live = { ...snapshot.live, seq: log.seq, events: log.log };
    return storage.saveGame(live.gameId, { game: snapshot.game, live, offsetMs: opened.offsetMs() });
  };
  return {
    saveLog(next) {
      log = next;
      return save();
    },
    saveSnapshot(next) {
      snapshot = next;
      return save();
    },
  };
}
