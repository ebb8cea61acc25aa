import Pusher from 'pusher';
import type { HostedAddress, RealtimeSettings } from './settings.ts';

/**
 * Creates the official client for these settings. It signs subscriptions and publishes to hosted Pusher, soketi, Reverb
 * or, with `own` (the address of this server), to our own broker.
 */
export function createPusher({ app, hosted }: RealtimeSettings, own?: HostedAddress): Pusher {
  const { id: appId, key, secret } = app;
  const { cluster, host, port, tls } = hosted ?? own ?? { cluster: null, host: 'localhost', port: null, tls: false };
  const common = { appId, key, secret, useTLS: tls, timeout: 10_000 };
  if (host) return new Pusher({ ...common, host, ...(port && { port: String(port) }) });
  return new Pusher({ ...common, cluster: cluster ?? 'mt1' });
}
