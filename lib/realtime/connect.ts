import type Pusher from 'pusher-js';
import type { RealtimeAddress } from '#lib/api/contract/website.ts';
import { reconnect } from './reconnect.ts';

type Authorize = (socketId: string, channel: string) => Promise<{ auth: string; channel_data?: string | undefined }>;

export type ConnectOptions = {
  /** Of the configuration's answer. */
  address: RealtimeAddress;
  /** The origin of the league API, where the channels are unless they are hosted. */
  apiOrigin: string;
  /** Signs subscriptions to private and presence channels. */
  authorize?: Authorize;
};

/** A dead line is known within three seconds: so often is it tried, and so long is an answer waited for. */
const heartbeat = { activityTimeout: 1_000, pongTimeout: 2_000 };

/** Connects to the live channels; the library is loaded only now. */
export async function connectChannels({ address, apiOrigin, authorize }: ConnectOptions): Promise<Pusher> {
  const { default: Client } = await import('pusher-js');
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

/** Where `pusher-js` finds the channels: hosted Pusher, a compatible server, or the server of the API. */
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
