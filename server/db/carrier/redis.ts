import { createClient } from '@redis/client';
import { errorText } from '#server/failure.ts';
import type { Log } from '#server/log.ts';
import type { Listening, NoticeFollower } from './carrier.ts';
import type { Messenger } from './open.ts';

const retryMs = 1000;
const connectMs = 5000;
/** A connection is pinged this often; one without a byte for as long again is half open. */
const pingMs = 5000;

/** Connects to Redis: one connection publishes, and each listener has its own. */
export async function connectRedis(url: string, log: Log): Promise<Messenger> {
  /** Subjects on which a notice was lost. Their listeners get an empty one as soon as that is possible. */
  const lost = new Set<string>();
  const tellOfLoss = () => {
    for (const subject of lost) {
      publisher.publish(subject, '').then(
        () => lost.delete(subject),
        () => undefined,
      );
    }
  };
  const publisher = await connect(url, {
    onError: (error) => log.warn({ reason: errorText(error) }, 'Redis cannot be reached'),
    onReady: tellOfLoss,
  });
  return {
    publish(subject, payload) {
      publisher.publish(subject, payload).catch(() => lost.add(subject));
    },
    listen: (subject, follower) => listen(url, subject, follower),
    close: async () => publisher.destroy(),
  };
}

async function listen(url: string, subject: string, follower: NoticeFollower): Promise<Listening> {
  let isLost = false;
  let isOpen = false;
  const client = await connect(url, {
    onError() {
      if (!isLost && isOpen) follower.onLost();
      isLost = true;
    },
    onReady() {
      if (isLost && isOpen) follower.onGap();
      isLost = false;
    },
  });
  await client.subscribe(subject, (payload) => follower.onNotice(payload));
  isOpen = true;
  return {
    async close() {
      isOpen = false;
      client.destroy();
    },
  };
}

type Events = { onError(error: unknown): void; onReady(): void };

/** Connects once, or throws; a connection that is lost later is opened again. `onReady` is called then. */
async function connect(url: string, { onError, onReady }: Events) {
  let isConnected = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectMs,
      socketTimeout: 2 * pingMs,
      reconnectStrategy: (_, cause) => (isConnected ? retryMs : cause),
    },
  });
  client.on('error', (error) => {
    if (isConnected) onError(error);
  });
  client.on('ready', () => {
    if (isConnected) onReady();
  });
  await client.connect();
  isConnected = true;
  return client;
}
