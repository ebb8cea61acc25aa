import type { GameEvent } from '#lib/basketball/events.ts';
import type { OutboxState } from '#lib/desk/outbox/outbox.ts';
import type { DeskCommand, DeskQueue } from '#lib/desk/outbox/queue.ts';
import { takeEvents } from '#lib/desk/outbox/queue.ts';
import type { DeskOutbox } from './open-desk.ts';

/** Behind the address of a game: practise on a copy of it. */
export const rehearsalHash = '#rehearsal';

/** Stands in for the engine while somebody practises: every command is recorded at once, here and nowhere else. */
export function createRehearsal(queue: DeskQueue): DeskOutbox {
  let state: OutboxState = { queue, line: 'online', keeping: new Set(), storageFailed: false };
  const listeners = new Set<() => void>();
  const record = ({ events }: DeskCommand) => {
    const { seq } = state.queue;
    const numbered = events.map((event, index) => ({ ...event, seq: seq + 1 + index }) as GameEvent);
    state = { ...state, queue: takeEvents(state.queue, numbered, seq + numbered.length) };
    for (const listener of listeners) listener();
  };
  const nothing = () => undefined;
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write: async (command) => record(command),
    take: nothing,
    keep: nothing,
    drop: async () => undefined,
    wake: nothing,
    close: nothing,
  };
}
