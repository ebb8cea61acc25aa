import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Carrier } from '#server/db/carrier/carrier.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { refuseUpgrade } from '#server/http/refuse-upgrade.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';
import type { Log } from '#server/log.ts';
import type { Admission } from '#server/realtime/admission/admission.ts';
import { noticeChannel, sendNotices } from '#server/realtime/notices/send-notices.ts';
import type { RealtimeApp } from '#server/realtime/signature.ts';
import { accept } from './accept.ts';
import { closeReasons } from './close-reason.ts';
import { Hub } from './hub.ts';
import { limits } from './limits.ts';
import { createNoticeQueue } from './notice-queue.ts';
import { visitInTurn } from './time-slices.ts';

/** A client that does not complete the closing handshake within this time is terminated. */
const closeTimeoutMs = 1000;

export interface BrokerOptions {
  app: RealtimeApp;
  db: Queryable;
  carrier: Carrier;
  log: Log;
  admission: Admission;
  /** How often changed counts are published to subscribers; other servers get them every second time. */
  countEveryMs?: number;
}

export interface Broker {
  hub: Hub;
  upgrade: UpgradeHandler;
  close(): Promise<void>;
}

/**
 * Opens the broker: the live channels of this server, by the Pusher protocol. Published events travel by the carrier,
 * so all servers on a database deliver the same events.
 */
export async function openBroker({
  app,
  db,
  carrier,
  log,
  admission,
  countEveryMs = limits.countEveryMs,
}: BrokerOptions): Promise<Broker> {
  const send = createNoticeQueue(
    (notices) => sendNotices(db, notices),
    (error) => log.warn({ err: error }, 'notices could not be sent to the other servers'),
  );
  const hub = new Hub(app, randomUUID(), admission.channels, send);
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    // One message of a socket in a turn of the event loop, so that a flood of one does not hold up the others.
    allowSynchronousEvents: false,
  });
  const listening = await carrier.listen(noticeChannel, {
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
      const open = async (request: IncomingMessage) => {
        const admitted = await admission.admit(request);
        if ('status' in admitted) return refuseUpgrade(socket, admitted.status, admitted.message);
        const { tenantId, leave } = admitted;
        if (socket.destroyed) return leave();
        socket.once('close', leave);
        hub.inTurn(() => {
          server.handleUpgrade(request, socket, head, (client) => {
            accept(hub, client, socket, request.url ?? '/', tenantId);
          });
        });
      };
      void open(request);
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

function sweep({ connections, desks, inTurn }: Hub): void {
  const now = Date.now();
  desks.check(now);
  visitInTurn(inTurn, connections, (connection) => {
    if (connection.check(now)) return;
    connection.close(closeReasons.noPong);
    connection.terminate();
  });
}
