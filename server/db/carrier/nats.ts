import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '#server/log.ts';
import type { Listening, NoticeFollower } from './carrier.ts';
import type { Messenger } from './open.ts';

const retryMs = 1000;
const connectMs = 5000;
/** A connection that leaves two pings of this interval unanswered is half open. */
const pingMs = 5000;

/** Connects to NATS: one connection publishes and listens. What is published while it is lost is sent afterwards. */
export async function connectNats(url: string, log: Log): Promise<Messenger> {
  const connection = await connect({
    ...addressOf(url),
    timeout: connectMs,
    maxReconnectAttempts: -1,
    reconnectTimeWait: retryMs,
    pingInterval: pingMs,
    maxPingOut: 2,
  });
  const followers = new Set<NoticeFollower>();
  void watch(connection, followers, log);
  return {
    publish: (subject, payload) => connection.publish(subject, payload),
    async listen(subject, follower): Promise<Listening> {
      const subscription = connection.subscribe(subject, {
        callback: (error, message) => {
          if (!error) follower.onNotice(message.string());
        },
      });
      await connection.flush();
      followers.add(follower);
      return {
        async close() {
          followers.delete(follower);
          subscription.unsubscribe();
        },
      };
    },
    close: () => connection.close(),
  };
}

async function watch(connection: NatsConnection, followers: ReadonlySet<NoticeFollower>, log: Log): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') {
      log.warn('NATS cannot be reached');
      for (const follower of followers) follower.onLost();
    } else if (type === 'reconnect') {
      for (const follower of followers) follower.onGap();
    }
  }
}

/** The official client takes user and password beside the address. */
function addressOf(url: string) {
  const { host, username, password } = new URL(url);
  return { servers: host, ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }) };
}
