import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Pusher from 'pusher';
import PusherClient, { type PresenceChannel } from 'pusher-js';
import { expect, vi } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createUpgrade } from '#server/http/upgrade.ts';
import { createLog } from '#server/log.ts';
import { openRealtime, type Realtime } from '#server/realtime/open.ts';
import { openAdmission } from '#tests/fixtures/open-admission.ts';

const app = {
  PUSHER_APP_ID: 'test',
  PUSHER_KEY: 'public-key',
  PUSHER_SECRET: 'secret',
  PUSHER_SCHEME: 'http' as const,
};

export interface LiveServer {
  realtime: Realtime;
  port: number;
  /** The official server library, pointed at this server. */
  pusher: Pusher;
  /** A browser's connection by the official client; private channels are signed as the given user. */
  connect(options?: { key?: string; user?: string }): PusherClient;
  close(): Promise<void>;
}

/** A server that has nothing but the live channels, to which everybody is let in. */
export async function startLiveServer(database: DatabaseConnection, admission = openAdmission): Promise<LiveServer> {
  const realtime = await openRealtime(app, { ...database, log: createLog('silent'), admission, countEveryMs: 200 });
  const server = createServer((request, response) => void realtime.rest?.(request, response));
  server.on(
    'upgrade',
    createUpgrade(() => ({ live: realtime.upgrade, site: undefined }), 1),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const pusher = new Pusher({
    appId: 'test',
    key: 'public-key',
    secret: 'secret',
    host: '127.0.0.1',
    port: String(port),
  });
  const clients = new Set<PusherClient>();
  return {
    realtime,
    port,
    pusher,
    connect({ key = 'public-key', user = 'u1' } = {}) {
      const client = new PusherClient(key, {
        cluster: '',
        wsHost: '127.0.0.1',
        wsPort: port,
        forceTLS: false,
        enabledTransports: ['ws'],
        channelAuthorization: {
          transport: 'ajax',
          endpoint: '',
          customHandler({ channelName, socketId }, done) {
            const member = { user_id: user, user_info: { name: user } };
            const presence = channelName.startsWith('presence-') ? member : undefined;
            done(null, realtime.pusher.authorizeChannel(socketId, channelName, presence));
          },
        },
        userAuthentication: {
          transport: 'ajax',
          endpoint: '',
          customHandler: ({ socketId }, done) => done(null, realtime.pusher.authenticateUser(socketId, { id: user })),
        },
      });
      clients.add(client);
      return client;
    },
    async close() {
      for (const client of clients) client.disconnect();
      await realtime.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Waits until two servers know each other: until then neither tells the other who joins and leaves. */
export async function acquainted(one: LiveServer, two: LiveServer): Promise<void> {
  const lobby = 'presence-lobby';
  const members = [one.connect({ user: 'here' }).subscribe(lobby), two.connect({ user: 'there' }).subscribe(lobby)];
  for (const member of members as PresenceChannel[])
    await vi.waitFor(() => expect(member.members.count).toBe(2), { timeout: 20_000 });
}

type Bindable = { bind(event: string, listener: (data: never) => void): unknown };

/** The next event of that name. */
export function next<Data = unknown>(source: Bindable, event: string): Promise<Data> {
  return new Promise((resolve) => source.bind(event, resolve as (data: never) => void));
}

/** Subscribes, and waits until the server has said yes. */
export async function subscribed(client: PusherClient, name: string) {
  const channel = client.subscribe(name);
  await next(channel, 'pusher:subscription_succeeded');
  return channel;
}
