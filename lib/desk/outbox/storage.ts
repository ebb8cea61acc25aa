import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import type { DeskCommand } from './queue.ts';

type Stored = { gameId: string; order: number; command: DeskCommand };

interface DeskSchema extends DBSchema {
  commands: { key: number; value: Omit<Stored, 'order'> & { order?: number }; indexes: { gameId: string } };
  games: { key: string; value: { gameId: string; answer: unknown; savedAt: number } };
  dropped: { key: number; value: { gameId: string; command: DeskCommand; droppedAt: number } };
}

/** Durable storage of the device: commands until they are acknowledged, and games to open without network. */
export interface DeskStorage {
  /** Resolves when the command is on disk. */
  add(gameId: string, command: DeskCommand): Promise<void>;
  unsentOf(gameId: string): Promise<DeskCommand[]>;
  acknowledge(gameId: string, commandIds: readonly string[]): Promise<void>;
  /** Moves commands that the scorer dropped from the queue to a store of their own. */
  drop(gameId: string, commands: readonly DeskCommand[]): Promise<void>;
  /** Stores the engine's responses, to open a game without network. Resolves when they are on disk. */
  saveGame(gameId: string, answer: unknown): Promise<void>;
  gameOf(gameId: string): Promise<unknown>;
  /** Returns the stored responses of all games that can be opened without network. */
  savedGames(): Promise<unknown[]>;
  /** Returns the number of unsent commands by game. */
  waiting(): Promise<Map<string, number>>;
  close(): void;
}

const stores = ['commands', 'games', 'dropped'] as const;

export async function openDeskStorage(name = 'courtside-desk'): Promise<DeskStorage> {
  const db = await openDB<DeskSchema>(name, 1, {
    upgrade(database) {
      const commands = database.createObjectStore('commands', { keyPath: 'order', autoIncrement: true });
      commands.createIndex('gameId', 'gameId');
      database.createObjectStore('games', { keyPath: 'gameId' });
      database.createObjectStore('dropped', { autoIncrement: true });
    },
  });
  // Each write names all stores, so that the browser runs one at a time: where two were open when it was killed, Chromium
  // cannot recover the database, and deletes all of the site's.
  const write = () => db.transaction(stores, 'readwrite', { durability: 'strict' });
  return {
    async add(gameId, command) {
      const tx = write();
      await Promise.all([tx.objectStore('commands').add({ gameId, command }), tx.done]);
    },
    async unsentOf(gameId) {
      const rows = await db.getAllFromIndex('commands', 'gameId', gameId);
      return rows.map(({ command }) => command);
    },
    async acknowledge(gameId, ids) {
      const tx = write();
      await Promise.all([remove(tx.objectStore('commands'), gameId, ids), tx.done]);
    },
    async drop(gameId, commands) {
      const tx = write();
      const droppedAt = Date.now();
      const ids = commands.map(({ id }) => id);
      const copies = commands.map((command) => tx.objectStore('dropped').add({ gameId, command, droppedAt }));
      await Promise.all([...copies, remove(tx.objectStore('commands'), gameId, ids), tx.done]);
    },
    async saveGame(gameId, answer) {
      const tx = write();
      await Promise.all([tx.objectStore('games').put({ gameId, answer, savedAt: Date.now() }), tx.done]);
    },
    async gameOf(gameId) {
      return (await db.get('games', gameId))?.answer ?? null;
    },
    async savedGames() {
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

type Commands = IDBPObjectStore<DeskSchema, typeof stores, 'commands', 'readwrite'>;

async function remove(store: Commands, gameId: string, ids: readonly string[]): Promise<void> {
  for (let row = await store.index('gameId').openCursor(gameId); row; row = await row.continue()) {
    if (ids.includes(row.value.command.id)) await row.delete();
  }
}
