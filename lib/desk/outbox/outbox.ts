import { ApiFailure } from '#lib/api/api-failure.ts';
import type { RecordEventsAnswer } from '#lib/api/contract/live.ts';
import type { EventRange } from '#lib/realtime/follow-game.ts';
import { createBackoff } from '#lib/retry/backoff.ts';
import {
  applyAnswer,
  applyEvents,
  applyRefusal,
  type Batch,
  confirmHeld,
  type DeskCommand,
  type DeskQueue,
  dropHeld,
  enqueue,
  nextBatch,
} from './queue.ts';
import type { DeskStorage } from './storage.ts';

type Line = 'online' | 'offline' | 'signed-out';

/**
 * `saving`: commands that are not stored on the device yet; only stored ones are sent, and survive a crash.
 * `storageFailed`: the device could not store the latest change, which is in memory only.
 */
export type OutboxState = { queue: DeskQueue; line: Line; saving: ReadonlySet<string>; storageFailed: boolean };

export type OutboxOptions = {
  gameId: string;
  queue: DeskQueue;
  storage: Pick<DeskStorage, 'add' | 'acknowledge' | 'drop'>;
  /** The device could not store the game when it was opened. */
  storageFailed?: boolean;
  /** Resolves when the device has stored the log of the engine. */
  saveLog: (queue: DeskQueue) => Promise<void>;
  send: (batch: Batch) => Promise<RecordEventsAnswer>;
  /** Fetches the events after `since` from the engine; the response must reach `atLeast`. */
  load: (since: number, atLeast: number) => Promise<EventRange>;
  /** Calls back after a delay in milliseconds; returns a function that cancels it. */
  schedule?: (run: () => void, ms: number) => () => void;
};

/** Without jitter: a game has few desks. */
const pauses = { firstMs: 500, maxMs: 10_000, jitter: 0 };

/**
 * Sends the commands of the desk to the engine: stored on the device first, then sent in order, one request at a time,
 * and retried until answered.
 */
export class Outbox {
  #state: OutboxState;
  readonly #options: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  #isRunning = false;
  #isWoken = false;
  #isClosed = false;
  readonly #backoff = createBackoff(pauses);
  #isSingle = false;
  #cancel: (() => void) | null = null;

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { queue, storageFailed = false } = options;
    this.#state = { queue, line: 'online', saving: new Set(), storageFailed };
  }

  getState = (): OutboxState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Adds a command: it is shown at once, and sent when the device has stored it. */
  async write(command: DeskCommand): Promise<void> {
    const { queue, saving } = this.#state;
    this.#set({ queue: enqueue(queue, command), saving: new Set([...saving, command.id]) });
    try {
      await this.#options.storage.add(this.#options.gameId, command);
    } catch {
      // Full or blocked storage must not stop the game: it is reported, and the command is sent anyway.
      this.#set({ storageFailed: true });
    }
    this.#set({ saving: new Set([...this.#state.saving].filter((id) => id !== command.id)) });
    this.wake();
  }

  /** Applies events from a live channel or a request. */
  receive(range: EventRange): void {
    this.#change(applyEvents(this.#state.queue, range.events, range.seq));
    this.wake();
  }

  confirmHeld(): void {
    this.#set({ queue: confirmHeld(this.#state.queue) });
    this.wake();
  }

  async dropHeld(): Promise<void> {
    const { queue, dropped } = dropHeld(this.#state.queue);
    this.#set({ queue });
    try {
      await this.#options.storage.drop(this.#options.gameId, dropped);
    } catch {
      // After a restart the device would offer the command again: that is reported, and the commands after it are sent.
      this.#set({ storageFailed: true });
    }
    this.wake();
  }

  /** Sends now: there is a new command, the network is back, or the scorer has signed in again. */
  wake = (): void => {
    this.#cancel?.();
    this.#cancel = null;
    this.#isWoken = true;
    if (!this.#isRunning && !this.#isClosed) void this.#run();
  };

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
    this.#listeners.clear();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isWoken && !this.#isClosed) {
        this.#isWoken = false;
        while (!this.#isClosed && (await this.#step())) this.#backoff.reset();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** Sends one request to the engine. Returns false where there is nothing to do, or nothing can be done now. */
  async #step(): Promise<boolean> {
    const { behind, seq } = this.#state.queue;
    const batch = this.#nextBatch();
    if (!batch && behind === null) return false;
    try {
      if (behind !== null) {
        const range = await this.#options.load(seq, behind);
        this.#change(applyEvents(this.#state.queue, range.events, range.seq));
      } else if (batch) {
        const answer = await this.#options.send(batch);
        this.#change(applyAnswer(this.#state.queue, batch, answer));
      }
      this.#isSingle = false;
      this.#set({ line: 'online' });
      if (behind === null || this.#state.queue.seq > seq) return true;
      // The server that answered does not have the events yet: retried after a pause.
      this.#retryLater();
      return false;
    } catch (error) {
      return this.#onFailure(error, batch);
    }
  }

  #nextBatch(): Batch | null {
    const { queue, saving } = this.#state;
    const waiting = queue.unsent.findIndex(({ id }) => saving.has(id));
    const ready = waiting < 0 ? queue : { ...queue, unsent: queue.unsent.slice(0, waiting) };
    return nextBatch(ready, this.#isSingle);
  }

  #onFailure(error: unknown, batch: Batch | null): boolean {
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
      this.#isSingle = true;
      return true;
    }
    if (isRefused) {
      this.#set({ queue: applyRefusal(this.#state.queue, batch, error.message), line: 'online' });
      return false;
    }
    this.#set({ line: 'offline' });
    this.#retryLater();
    return false;
  }

  #retryLater(): void {
    const schedule = this.#options.schedule ?? timeout;
    this.#cancel = schedule(this.wake, this.#backoff.pauseMs());
    this.#backoff.grow();
  }

  #change(queue: DeskQueue): void {
    const before = this.#state.queue;
    const left = new Set(queue.unsent.map(({ id }) => id));
    const done = before.unsent.filter(({ id }) => !left.has(id)).map(({ id }) => id);
    this.#set({ queue });
    if (queue.log === before.log && queue.seq === before.seq && done.length === 0) return;
    // If that fails, the command is sent again after a restart, and recognised by its event ids.
    this.#save(queue, done).catch(() => this.#set({ storageFailed: true }));
  }

  /**
   * Removes commands from the device only after the log with their events is stored, so that it can be opened without
   * network at any moment.
   */
  async #save(queue: DeskQueue, done: readonly string[]): Promise<void> {
    const { gameId, storage, saveLog } = this.#options;
    await saveLog(queue);
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
