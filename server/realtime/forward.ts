import type pg from 'pg';
import type Pusher from 'pusher';
import type { Carrier } from '#server/db/carrier/carrier.ts';
import { holdLock } from '#server/db/hold-lock.ts';
import type { Log } from '#server/log.ts';
import { limits } from './broker/limits.ts';
import { createReader } from './notices/reader.ts';
import { noticeChannel } from './notices/send-notices.ts';

const forwarderLock = 7_237_003;

export type ForwarderOptions = { pusher: Pusher; pool: pg.Pool; carrier: Carrier; log: Log };

type QueuedEvent = { channel: string; name: string; data: string };

/**
 * Forwards events published on this database to a Pusher-compatible server, in order. Of several servers the one that
 * holds the lock forwards; the others stand by.
 */
export async function openForwarder({ pusher, pool, carrier, log }: ForwarderOptions) {
  const enqueue = createEventQueue(pusher, log);
  const reader = createReader();
  const lock = await holdLock(pool, forwarderLock);
  const listening = await carrier.listen(noticeChannel, {
    onNotice(payload) {
      const notice = reader.read(payload);
      if (notice === 'unreadable') log.warn('a live message could not be read');
      else if (lock.held && notice?.kind === 'event') {
        enqueue(notice.channels.map((channel) => ({ channel, name: notice.name, data: notice.data })));
      }
    },
    onLost: () => log.warn('live messages cannot be received until the database is reachable again'),
    onGap: () => reader.reset(),
  });
  return {
    async close() {
      await listening.close();
      await lock.close();
    },
  };
}

/** Returns a function that queues events; they are sent in batches of `eventsPerBatch`. */
function createEventQueue(pusher: Pusher, log: Log) {
  const queue: QueuedEvent[] = [];
  let busy = false;
  const run = async () => {
    busy = true;
    while (queue.length > 0) {
      await pusher.triggerBatch(queue.splice(0, limits.eventsPerBatch)).catch((error: unknown) => {
        log.error({ err: error }, 'the Pusher server did not accept live messages');
      });
    }
    busy = false;
  };
  return (events: readonly QueuedEvent[]) => {
    queue.push(...events);
    if (!busy) void run();
  };
}
