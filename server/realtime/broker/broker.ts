import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { WebSocketServer } from 'ws';
import { listenTo } from '#server/db/listen.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';
import type { Log } from '#server/log.ts';
import { noticeChannel, sendNotices } from '#server/realtime/notices/send-notices.ts';
import type { RealtimeApp } from '#server/realtime/signature.ts';
import { accept } from './accept.ts';
import { closeReasons } from './close-reason.ts';
import { Hub } from './hub.ts';
import { limits } from './limits.ts';
import { createNoticeQueue } from './notice-queue.ts';

/** A client that does not complete the closing handshake within this time is terminated. */
const closeTimeoutMs = 1000;

export interface BrokerOptions {
  app: RealtimeApp;
  db: Queryable;
  pool: pg.Pool;
  log: Log;
  /** How often changed counts are published to subscribers; other servers get them every second time. */
  countEveryMs?: number;
}

export interface Broker {
  hub: Hub;
  upgrade: UpgradeHandler;
  close(): Promise<void>;
}

/**
 * Opens the broker: the live channels of this server, by the Pusher protocol. Published events travel through the
 * database, so all servers on it deliver the same events.
 */
export async function openBroker({
  app,
  db,
  pool,
  log,
  countEveryMs = limits.countEveryMs,
}: BrokerOptions): Promise<Broker> {
  const send = createNoticeQueue(
    (notices) => sendNotices(db, notices),
    (error) => log.warn({ err: error }, 'notices could not be sent to the other servers'),
  );
  const hub = new Hub(app, randomUUID(), send);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
  });
  const listening = await listenTo(pool, noticeChannel, {
    onNotice: (payload) => hub.receive(payload),
    onLost: () => log.warn('live messages cannot be received until the database is reachable again'),
    onGap: () => hub.publishGap(),
  });
  hub.census.start();
  const timers = [setInterval(() => sweep(hub), limits.sweepMs), setInterval(() => hub.tick(), countEveryMs)];
  for (const timer of timers) timer.unref();

  return {
    hub,
    upgrade(request, socket, head) {
      server.handleUpgrade(request, socket, head, (client) => accept(hub, client, request.url ?? '/'));
    },
    async close() {
      for (const timer of timers) clearInterval(timer);
      hub.census.stop();
      for (const connection of hub.connections) connection.close(closeReasons.stopping);
      const timeout = setTimeout(() => {
        for (const connection of hub.connections) connection.terminate();
      }, closeTimeoutMs);
      timeout.unref();
      await listening.close();
      server.close();
    },
  };
}

function sweep({ connections }: Hub): void {
  const now = Date.now();
  for (const connection of connections) {
    if (connection.check(now)) continue;
    connection.close(closeReasons.noPong);
    connection.terminate();
  }
}
