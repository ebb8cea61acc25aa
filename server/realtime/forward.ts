import type pg from 'pg';
import type Pusher from 'pusher';
import { holdLock } from '#server/db/hold-lock.ts';
import { listenTo } from '#server/db/listen.ts';
import type { Log } from '#server/log.ts';
import { limits } from './broker/limits.ts';
import { createReader } from './notices/reader.ts';
import { noticeChannel } from './notices/send-notices.ts';

const forwarderLock = 7_237_003;

type Single = { channel: string; name: string; data: string };

/**
 * Forwards what is published on this database to a Pusher-compatible server, in order. Of several servers one does so; the
 * others stand by.
 */
export async function openForwarder({ pusher, pool, log }: { pusher: Pusher; pool: pg.Pool; log: Log }) {
  const post = createPoster(pusher, log);
  const reader = createReader();
  const lock = await holdLock(pool, forwarderLock);
  const listening = await listenTo(pool, noticeChannel, {
    onNotice(payload) {
      const heard = reader.read(payload);
      if (heard === 'unreadable') log.warn('a live message could not be read');
      else if (lock.held && heard?.kind === 'event') {
        post(heard.channels.map((channel) => ({ channel, name: heard.name, data: heard.data })));
      }
    },
    onLost: () => log.warn('live messages cannot be heard until the database is back'),
    onGap: () => reader.reset(),
  });
  return {
    async close() {
      await listening.close();
      await lock.close();
    },
  };
}

/** Puts events behind the others; as many as a batch takes go at once. */
function createPoster(pusher: Pusher, log: Log) {
  const queue: Single[] = [];
  let busy = false;
  const run = async () => {
    busy = true;
    while (queue.length > 0) {
      await pusher.triggerBatch(queue.splice(0, limits.eventsPerBatch)).catch((error: unknown) => {
        log.error({ err: error }, 'live messages were not taken by the Pusher server');
      });
    }
    busy = false;
  };
  return (events: readonly Single[]) => {
    queue.push(...events);
    if (!busy) void run();
  };
}
