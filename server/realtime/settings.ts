import type { RealtimeAddress } from '#lib/api/contract/website.ts';
import type { ServerSettings } from '#server/env.ts';
import type { RealtimeApp } from './signature.ts';

export type HostedAddress = Omit<RealtimeAddress, 'key'>;

/**
 * The application of the live channels. `hosted` is the Pusher-compatible server that carries them; null where this
 * process does.
 */
export type RealtimeSettings = { app: RealtimeApp; hosted: HostedAddress | null };

export type PusherSettings = Pick<
  ServerSettings,
  'PUSHER_APP_ID' | 'PUSHER_KEY' | 'PUSHER_SECRET' | 'PUSHER_HOST' | 'PUSHER_PORT' | 'PUSHER_CLUSTER' | 'PUSHER_SCHEME'
>;

/** Reads the settings of the live channels; without an application in them, `ownSecret` signs. */
export function realtimeSettings(settings: PusherSettings, ownSecret: string): RealtimeSettings {
  const {
    PUSHER_APP_ID: id,
    PUSHER_KEY: key,
    PUSHER_SECRET: secret,
    PUSHER_CLUSTER,
    PUSHER_HOST,
    PUSHER_PORT,
  } = settings;
  const app = id && key && secret ? { id, key, secret } : { id: 'courtside', key: 'courtside', secret: ownSecret };
  if (!PUSHER_CLUSTER && !PUSHER_HOST) return { app, hosted: null };
  const hosted = {
    cluster: PUSHER_CLUSTER ?? null,
    host: PUSHER_HOST ?? null,
    port: PUSHER_PORT ?? null,
    tls: settings.PUSHER_SCHEME !== 'http',
  };
  return { app, hosted };
}

const own: HostedAddress = { cluster: null, host: null, port: null, tls: false };

/**
 * Returns the address that browsers connect to. Without a host the channels are on the server of the league API, which
 * knows its own scheme.
 */
export function publicAddress(realtime: { settings: RealtimeSettings } | undefined): RealtimeAddress | null {
  if (!realtime) return null;
  const { app, hosted } = realtime.settings;
  return { key: app.key, ...(hosted ?? own) };
}
