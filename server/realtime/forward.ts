import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type Pusher from 'pusher';
import { z } from 'zod';
import type { Carrier } from '#server/db/carrier/carrier.ts';
import { holdLock } from '#server/db/hold-lock.ts';
import type { Log } from '#server/log.ts';
import { createBatchQueue } from './batch-queue.ts';
import { limits } from './broker/limits.ts';
import { gapEvent } from './gap-event.ts';
import { createReader } from './notices/reader.ts';
import { noticeChannel } from './notices/send-notices.ts';

const forwarderLock = 7_237_003;
/** How long after a failure the clients are told that they have missed something. */
const retryMs = 5000;
/** How long `close` waits for messages that are under way. */
const closeTimeoutMs = 3000;

export type ForwarderOptions = {
  pusher: Pick<Pusher, 'get' | 'triggerBatch'>;
  pool: pg.Pool;
  carrier: Carrier;
  log: Log;
};

type QueuedEvent = { channel: string; name: string; data: string };

/** What a Pusher-compatible server answers of its channels that have subscribers. */
const occupied = z.object({ channels: z.record(z.string(), z.unknown()) });

/**
 * Forwards events published on this database to a Pusher-compatible server, in order. Of several servers the one that
 * holds the lock forwards; the others stand by. Where messages may have been lost, it sends `gap` to all channels.
 */
export async function openForwarder({ pusher, pool, carrier, log }: ForwarderOptions) {
  let retry: NodeJS.Timeout | undefined;
  const tellGapSoon = () => {
    retry ??= setTimeout(() => {
      retry = undefined;
      void tellGap();
    }, retryMs).unref();
  };
  const queue = createBatchQueue<QueuedEvent>({
    size: limits.eventsPerBatch,
    send: (events) => pusher.triggerBatch(events),
    onFailure(error) {
      log.error({ err: error }, 'the Pusher server did not accept live messages');
      tellGapSoon();
    },
  });
  const tellGap = async () => {
    try {
      const { channels } = occupied.parse(await (await pusher.get({ path: '/channels' })).json());
      queue.add(Object.keys(channels).map((channel) => ({ channel, name: gapEvent, data: '{}' })));
    } catch (error) {
      log.warn({ err: error }, 'clients of the Pusher server cannot be told yet that they have missed messages');
      tellGapSoon();
    }
  };
  const reader = createReader();
  // What was published while no server forwarded has reached nobody.
  const lock = await holdLock(pool, forwarderLock, () => void tellGap());
  const listening = await carrier.listen(noticeChannel, {
    onNotice(payload) {
      const notice = reader.read(payload);
      if (notice === 'unreadable') log.warn('a live message could not be read');
      else if (lock.held && notice?.kind === 'event') {
        queue.add(notice.channels.map((channel) => ({ channel, name: notice.name, data: notice.data })));
      }
    },
    onLost: () => log.warn('live messages cannot be received until the database is reachable again'),
    onGap() {
      reader.reset();
      if (lock.held) void tellGap();
    },
  });
  return {
    async close() {
      await listening.close();
      clearTimeout(retry);
      await Promise.race([queue.settled(), wait(closeTimeoutMs, undefined, { ref: false })]);
      await lock.close();
    },
  };
}
