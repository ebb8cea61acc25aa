import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type CloseReason, closeReasons } from './close-reason.ts';
import { Connection } from './connection.ts';
import { errorFrame, internalFrame } from './frames.ts';
import { handleMessage } from './handle-message.ts';
import type { Hub } from './hub.ts';
import { limits } from './limits.ts';
import { unsubscribe } from './subscribe.ts';

const supportedProtocols = ['5', '6', '7'];

/**
 * Accepts a new socket, on the stream below it, of a tenant's page or host and handles its messages until it closes, or closes it with the reason for
 * the refusal. `url` is the path with its query.
 */
export function accept(hub: Hub, socket: WebSocket, stream: Duplex, url: string, tenantId: string | null): void {
  const refusal = refusalOf(hub, url);
  if (refusal) {
    refuse(socket, stream, refusal);
    return;
  }
  const connection = new Connection(`${randomInt(1e9)}.${randomInt(1e9)}`, socket, stream, tenantId);
  hub.connections.add(connection);
  socket.on('message', (data, isBinary) => {
    if (!connection.isOpen) return;
    if (!connection.receive(Date.now())) return connection.close(closeReasons.tooManyMessages);
    connection.hold();
    hub.inTurn(() => {
      connection.release();
      if (connection.isOpen) handleMessage(hub, connection, isBinary ? '' : data.toString());
    });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => disconnect(hub, connection));
  connection.send(
    internalFrame('pusher:connection_established', {
      socket_id: connection.id,
      activity_timeout: limits.activityTimeoutMs / 1000,
    }),
  );
}

function refusalOf({ app, connections }: Hub, url: string): CloseReason | null {
  const { pathname, searchParams } = new URL(url, 'ws://broker');
  const key = /^\/app\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (key === undefined) return closeReasons.invalidPath;
  if (key !== encodeURIComponent(app.key)) return closeReasons.unknownKey;
  const protocol = searchParams.get('protocol');
  if (protocol === null) return closeReasons.noProtocol;
  if (!supportedProtocols.includes(protocol)) return closeReasons.unsupportedProtocol;
  return connections.size >= limits.sockets ? closeReasons.overCapacity : null;
}

function refuse(socket: WebSocket, stream: Duplex, { code, message }: CloseReason): void {
  socket.on('error', () => socket.terminate());
  stream.write(errorFrame(code, message));
  socket.close(code, message);
}

function disconnect(hub: Hub, connection: Connection): void {
  hub.connections.delete(connection);
  for (const channel of connection.channels) unsubscribe(hub, connection, channel);
}
