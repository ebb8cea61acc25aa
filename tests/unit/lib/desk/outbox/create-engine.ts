import type { RecordEventsAnswer } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { Batch } from '#lib/desk/outbox/queue.ts';

/** An engine that numbers events as the real one does. */
export function createEngine() {
  const log: GameEvent[] = [];
  return {
    log,
    send: async ({ events, expectedSeq }: Batch): Promise<RecordEventsAnswer> => {
      const known = new Set(log.map(({ id }) => id));
      const fresh = events.filter(({ id }) => !known.has(id));
      const missed = log.filter(({ id, seq }) => seq > expectedSeq && !events.some((event) => event.id === id));
      if (missed.length > 0 && fresh.length > 0) return { outcome: 'conflict', seq: log.length, missed };
      for (const event of fresh) log.push({ ...event, seq: log.length + 1 } as GameEvent);
      const recorded = log.filter(({ id }) => events.some((event) => event.id === id));
      return { outcome: 'recorded', seq: log.length, recorded, board: {} as never };
    },
  };
}
