import { ApiFailure } from '#lib/api/api-failure.ts';
import type { RecordEventsAnswer } from '#lib/api/contract/live.ts';
import type { Piece } from '#lib/realtime/follow-game.ts';
import { createBackoff } from '#lib/retry/backoff.ts';
import {
  type Batch,
  type DeskCommand,
  type DeskQueue,
  dropHeld,
  enqueue,
  keepHeld,
  nextBatch,
  takeAnswer,
  takeEvents,
  takeRefusal,
} from './queue.ts';
import type { DeskStorage } from './storage.ts';

type Line = 'online' | 'offline' | 'signed-out';

/**
 * `keeping`: commands that are not on the disk of the device yet; only the others are sent, and survive whatever happens to
 * it. `storageFailed`: the device did not keep what was written last; it waits in this tab only.
 */
export type OutboxState = { queue: DeskQueue; line: Line; keeping: ReadonlySet<string>; storageFailed: boolean };

export type OutboxOptions = {
  gameId: string;
  queue: DeskQueue;
  storage: Pick<DeskStorage, 'add' | 'acknowledge' | 'drop'>;
  /** Resolves when the device has what the engine has. */
  keepLog: (queue: DeskQueue) => Promise<void>;
  send: (batch: Batch) => Promise<RecordEventsAnswer>;
  /** Asks the engine for what came after a number. */
  load: (since: number, atLeast: number) => Promise<Piece>;
  /** Calls back after so many milliseconds; returns how to give that up. */
  later?: (run: () => void, ms: number) => () => void;
};

/** One desk alone asks for its game: its pauses need no spread. */
const pauses = { firstMs: 500, maxMs: 10_000, jitter: 0 };

/**
 * Brings what the table writes to the engine: kept on the device first, then sent in order, one call at a time, again and
 * again until it is answered.
 */
export class Outbox {
  #state: OutboxState;
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #busy = false;
  #again = false;
  #closed = false;
  readonly #backoff = createBackoff(pauses);
  #alone = false;
  #cancel: (() => void) | null = null;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#state = { queue: options.queue, line: 'online', keeping: new Set(), storageFailed: false };
  }

  getState = (): OutboxState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shown at once, sent when the device has it. */
  async write(command: DeskCommand): Promise<void> {
    const { queue, keeping } = this.#state;
    this.#set({ queue: enqueue(queue, command), keeping: new Set([...keeping, command.id]) });
    try {
      await this.#options.storage.add(this.#options.gameId, command);
    } catch {
      // A full or forbidden disk must not stop the game: it is said, and the engine gets it the sooner.
      this.#set({ storageFailed: true });
    }
    this.#set({ keeping: new Set([...this.#state.keeping].filter((id) => id !== command.id)) });
    this.wake();
  }

  /** Events that were heard on a live channel or asked for. */
  take(piece: Piece): void {
    this.#change(takeEvents(this.#state.queue, piece.events, piece.seq));
    this.wake();
  }

  keep(): void {
    this.#set({ queue: keepHeld(this.#state.queue) });
    this.wake();
  }

  async drop(): Promise<void> {
    const { queue, dropped } = dropHeld(this.#state.queue);
    this.#set({ queue });
    try {
      await this.#options.storage.drop(this.#options.gameId, dropped);
    } catch {
      // After a restart the device would offer it again: that is said, and what waits behind it is sent all the same.
      this.#set({ storageFailed: true });
    }
    this.wake();
  }

  /** Tries now: something is new, the network is back, or somebody has signed in again. */
  wake = (): void => {
    this.#cancel?.();
    this.#cancel = null;
    this.#again = true;
    if (!this.#busy && !this.#closed) void this.#run();
  };

  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#listeners.clear();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        while (!this.#closed && (await this.#step())) this.#backoff.reset();
      }
    } finally {
      this.#busy = false;
    }
  }

  /** One exchange with the engine; false where there is nothing to do, or nothing to be done now. */
  async #step(): Promise<boolean> {
    const { behind, seq } = this.#state.queue;
    const batch = this.#nextBatch();
    if (!batch && behind === null) return false;
    try {
      if (behind !== null) {
        const piece = await this.#options.load(seq, behind);
        this.#change(takeEvents(this.#state.queue, piece.events, piece.seq));
      } else if (batch) {
        const answer = await this.#options.send(batch);
        this.#change(takeAnswer(this.#state.queue, batch, answer));
      }
      this.#alone = false;
      this.#set({ line: 'online' });
      if (behind === null || this.#state.queue.seq > seq) return true;
      // Whoever answered has not heard of it yet either: asked again, but not at once.
      this.#retryLater();
      return false;
    } catch (error) {
      return this.#failed(error, batch);
    }
  }

  #nextBatch(): Batch | null {
    const { queue, keeping } = this.#state;
    const waiting = queue.unsent.findIndex(({ id }) => keeping.has(id));
    const ready = waiting < 0 ? queue : { ...queue, unsent: queue.unsent.slice(0, waiting) };
    return nextBatch(ready, this.#alone);
  }

  #failed(error: unknown, batch: Batch | null): boolean {
    if (!(error instanceof ApiFailure)) {
      this.#retryLater();
      throw error;
    }
    if (error.status === 401) {
      this.#set({ line: 'signed-out' });
      return false;
    }
    const isRefused = batch && [400, 403, 404, 409, 413].includes(error.status);
    if (isRefused && batch.commandIds.length > 1) {
      this.#alone = true;
      return true;
    }
    if (isRefused) {
      this.#set({ queue: takeRefusal(this.#state.queue, batch, error.message), line: 'online' });
      return false;
    }
    this.#set({ line: 'offline' });
    this.#retryLater();
    return false;
  }

  #retryLater(): void {
    const later = this.#options.later ?? timeout;
    this.#cancel = later(this.wake, this.#backoff.pauseMs());
    this.#backoff.grow();
  }

  #change(queue: DeskQueue): void {
    const before = this.#state.queue;
    const left = new Set(queue.unsent.map(({ id }) => id));
    const done = before.unsent.filter(({ id }) => !left.has(id)).map(({ id }) => id);
    this.#set({ queue });
    if (queue.log === before.log && queue.seq === before.seq && done.length === 0) return;
    // Should that fail, the command is sent once more after a restart, and the log knows its ids.
    this.#settle(queue, done).catch(() => this.#set({ storageFailed: true }));
  }

  /** The device forgets a command only when it has the log with it: at every moment one of them can be opened without network. */
  async #settle(queue: DeskQueue, done: readonly string[]): Promise<void> {
    const { gameId, storage, keepLog } = this.#options;
    await keepLog(queue);
    if (done.length > 0) await storage.acknowledge(gameId, done);
  }

  #set(changes: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

function timeout(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
