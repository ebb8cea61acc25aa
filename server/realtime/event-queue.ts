import type Pusher from 'pusher';
import type { Log } from '#server/log.ts';
import { limits } from './broker/limits.ts';

type QueuedEvent = { channel: string; name: string; data: string };

export interface EventQueue {
  add(events: readonly QueuedEvent[]): void;
  /** Resolves once nothing waits. */
  settled(): Promise<void>;
}

/** Creates a queue of events to a Pusher-compatible server, in batches. `onLost` is told of a batch that it did not accept. */
export function createEventQueue(pusher: Pick<Pusher, 'triggerBatch'>, log: Log, onLost: () => void): EventQueue {
  const queue: QueuedEvent[] = [];
  let isRunning = false;
  let running = Promise.resolve();
  const run = async () => {
    isRunning = true;
    while (queue.length > 0) {
      try {
        await pusher.triggerBatch(queue.splice(0, limits.eventsPerBatch));
      } catch (error) {
        log.error({ err: error }, 'the Pusher server did not accept live messages');
        onLost();
      }
    }
    isRunning = false;
  };
  return {
    add(events) {
      queue.push(...events);
      if (!isRunning) running = run();
    },
    settled: () => running,
  };
}
