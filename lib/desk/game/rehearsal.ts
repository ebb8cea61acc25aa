import type { GameEvent } from '#lib/basketball/events.ts';
import type { OutboxState } from '#lib/desk/outbox/outbox.ts';
import type { DeskCommand, DeskQueue } from '#lib/desk/outbox/queue.ts';
import { applyEvents } from '#lib/desk/outbox/queue.ts';
import type { DeskOutbox } from './open-desk.ts';

/** The hash of a game's address that opens it as a rehearsal. */
export const rehearsalHash = '#rehearsal';

/** Creates an outbox for a rehearsal: every command is recorded at once, in memory only. */
export function createRehearsal(queue: DeskQueue): DeskOutbox {
  let state: OutboxState = { queue, line: 'online', saving: new Set(), storageFailed: false };
  const listeners = new Set<() => void>();
  const record = ({ events }: DeskCommand) => {
    const { seq } = state.queue;
    const numbered = events.map((event, index) => ({ ...event, seq: seq + 1 + index }) as GameEvent);
    state = { ...state, queue: applyEvents(state.queue, numbered, seq + numbered.length) };
    for (const listener of listeners) listener();
  };
  const noop = () => undefined;
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: async (command) => record(command),
    receive: noop,
    confirmHeld: noop,
    dropHeld: async () => undefined,
    wake: noop,
    close: noop,
  };
}
