import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import type Pusher from 'pusher';
import type { Carrier } from '#server/db/carrier/carrier.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { Handler } from '#server/http/dispatch.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';
import type { Log } from '#server/log.ts';
import type { Admission } from './admission/admission.ts';
import { openBroker } from './broker/broker.ts';
import { openForwarder } from './forward.ts';
import { ownSecret } from './own-secret.ts';
import { createPusher } from './pusher-client.ts';
import { createRest } from './rest/app.ts';
import { type PusherSettings, type RealtimeSettings, realtimeSettings } from './settings.ts';

export interface Realtime {
  settings: RealtimeSettings;
  /** Signs subscriptions of private and presence channels. */
  pusher: Pusher;
  /** `upgrade` and `rest` are undefined where a Pusher-compatible server carries the channels. */
  upgrade: UpgradeHandler | undefined;
  rest: Handler | undefined;
  /** How many sockets are open, and how many events were delivered to them; undefined where others do that. */
  measured: (() => { sockets: number; events: number }) | undefined;
  close(): Promise<void>;
}

export type RealtimeOptions = {
  db: Queryable;
  pool: pg.Pool;
  carrier: Carrier;
  log: Log;
  admission: Admission;
  countEveryMs?: number;
};

/** Opens the live channels: our own broker, or a forwarder to a Pusher-compatible server. */
export async function openRealtime(settings: PusherSettings, options: RealtimeOptions): Promise<Realtime> {
  const { db, pool, carrier, log } = options;
  const realtime = realtimeSettings(settings, await ownSecret(db));
  const pusher = createPusher(realtime);
  if (realtime.hosted) {
    const forwarder = await openForwarder({ pusher, pool, carrier, log });
    return {
      settings: realtime,
      pusher,
      upgrade: undefined,
      rest: undefined,
      measured: undefined,
      close: () => forwarder.close(),
    };
  }
  const broker = await openBroker({ app: realtime.app, ...options });
  const rest = createRest({ hub: broker.hub, db, log });
  return {
    settings: realtime,
    pusher,
    upgrade: broker.upgrade,
    rest: getRequestListener(rest.fetch, { overrideGlobalObjects: false }),
    measured: () => ({ sockets: broker.hub.connections.size, events: broker.hub.events }),
    close: () => broker.close(),
  };
}
