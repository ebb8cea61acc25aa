import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DeskCommand } from './queue.ts';

type Stored = { gameId: string; order: number; command: DeskCommand };

interface DeskSchema extends DBSchema {
  commands: { key: number; value: Omit<Stored, 'order'> & { order?: number }; indexes: { gameId: string } };
  games: { key: string; value: { gameId: string; answer: unknown; savedAt: number } };
  dropped: { key: number; value: { gameId: string; command: DeskCommand; droppedAt: number } };
}

/** What outlives the tab, the browser and the device's battery: commands until they are acknowledged, and the game to go on from. */
export interface DeskStorage {
  /** Resolves when the command is on the disk of the device. */
  add(gameId: string, command: DeskCommand): Promise<void>;
  unsentOf(gameId: string): Promise<DeskCommand[]>;
  acknowledge(gameId: string, commandIds: readonly string[]): Promise<void>;
  /** Takes a command out of the queue by somebody's decision; it is kept apart. */
  drop(gameId: string, commands: readonly DeskCommand[]): Promise<void>;
  /** The answers of the engine as they came, to open a game without network. */
  saveGame(gameId: string, answer: unknown): Promise<void>;
  gameOf(gameId: string): Promise<unknown>;
  /** All games that can be opened without network, as the engine's answers. */
  keptGames(): Promise<unknown[]>;
  /** How many commands wait in each game. */
  waiting(): Promise<Map<string, number>>;
  close(): void;
}

const strict = { durability: 'strict' } as const;

export async function openDeskStorage(name = 'courtside-desk'): Promise<DeskStorage> {
  const db = await openDB<DeskSchema>(name, 1, {
    upgrade(database) {
      const commands = database.createObjectStore('commands', { keyPath: 'order', autoIncrement: true });
      commands.createIndex('gameId', 'gameId');
      database.createObjectStore('games', { keyPath: 'gameId' });
      database.createObjectStore('dropped', { autoIncrement: true });
    },
  });
  return {
    async add(gameId, command) {
      const tx = db.transaction('commands', 'readwrite', strict);
      await Promise.all([tx.store.add({ gameId, command }), tx.done]);
    },
    async unsentOf(gameId) {
      const rows = await db.getAllFromIndex('commands', 'gameId', gameId);
      return rows.map(({ command }) => command);
    },
    acknowledge: (gameId, ids) => remove(db, gameId, ids),
    async drop(gameId, commands) {
      const tx = db.transaction('dropped', 'readwrite', strict);
      const droppedAt = Date.now();
      await Promise.all([...commands.map((command) => tx.store.add({ gameId, command, droppedAt })), tx.done]);
      await remove(
        db,
        gameId,
        commands.map(({ id }) => id),
      );
    },
    async saveGame(gameId, answer) {
      await db.put('games', { gameId, answer, savedAt: Date.now() });
    },
    async gameOf(gameId) {
      return (await db.get('games', gameId))?.answer ?? null;
    },
    async keptGames() {
      return (await db.getAll('games')).map(({ answer }) => answer);
    },
    async waiting() {
      const counts = new Map<string, number>();
      for (const { gameId } of await db.getAll('commands')) counts.set(gameId, (counts.get(gameId) ?? 0) + 1);
      return counts;
    },
    close: () => db.close(),
  };
}

async function remove(db: IDBPDatabase<DeskSchema>, gameId: string, ids: readonly string[]): Promise<void> {
  const tx = db.transaction('commands', 'readwrite', strict);
  for (let row = await tx.store.index('gameId').openCursor(gameId); row; row = await row.continue()) {
    if (ids.includes(row.value.command.id)) await row.delete();
  }
  await tx.done;
}
