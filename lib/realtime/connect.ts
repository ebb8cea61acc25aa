import type Pusher from 'pusher-js';
import type { RealtimeAddress } from '#lib/api/contract/website.ts';
import { wait } from '#lib/retry/wait.ts';
import { reconnect } from './reconnect.ts';

type Authorize = (socketId: string, channel: string) => Promise<{ auth: string; channel_data?: string | undefined }>;

export type ConnectOptions = {
  /** The address in the site's configuration. */
  address: RealtimeAddress;
  /** The origin of the league API, which serves the channels unless they are hosted. */
  apiOrigin: string;
  /** Signs subscriptions to private and presence channels. */
  authorize?: Authorize;
};

/** Detects a dead connection within three seconds: the ping interval and the pong timeout, in milliseconds. */
const heartbeat = { activityTimeout: 1_000, pongTimeout: 2_000 };

/** Connects to the live channels; `pusher-js` is loaded on the first call. */
export async function connectChannels({ address, apiOrigin, authorize }: ConnectOptions): Promise<Pusher> {
  const { default: Client } = await import('pusher-js');
  // Loading and connecting take a phone tens of milliseconds each: in between the browser paints and hears taps.
  await wait(0);
  const client = new Client(address.key, {
    ...connectionOptions(address, apiOrigin),
    ...heartbeat,
    ...(authorize && {
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '',
        customHandler: ({ socketId, channelName }, done) => {
          authorize(socketId, channelName).then(
            ({ auth, channel_data }) => done(null, { auth, ...(channel_data !== undefined && { channel_data }) }),
            (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
          );
        },
      },
    }),
  });
  reconnect(client);
  return client;
}

/** Returns the connection options of `pusher-js`: for hosted Pusher, a compatible server, or the server of the API. */
export function connectionOptions({ cluster, host, port, tls }: RealtimeAddress, apiOrigin: string) {
  if (cluster && !host) return { cluster, forceTLS: tls };
  const own = new URL(apiOrigin);
  const secure = host ? tls : own.protocol === 'https:';
  const wsPort = host ? (port ?? (secure ? 443 : 80)) : Number(own.port) || (secure ? 443 : 80);
  return {
    cluster: cluster ?? '',
    wsHost: host ?? own.hostname,
    wsPort,
    wssPort: wsPort,
    forceTLS: secure,
    enabledTransports: [secure ? 'wss' : 'ws'] as ('ws' | 'wss')[],
  };
}
